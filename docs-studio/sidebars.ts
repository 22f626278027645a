import { withoutMissingPages } from '../plugins/navigation/withoutMissingPages';
import { studio } from '../sidebars';

export default withoutMissingPages('studio', studio);
