import { withoutMissingPages } from '../model/sidebars/withoutMissingPages';
import { studio } from '../sidebars';

export default withoutMissingPages('studio', studio);
