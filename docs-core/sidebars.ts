import { withoutMissingPages } from '../model/sidebars/withoutMissingPages';
import { core } from '../sidebars';

export default withoutMissingPages('core', core);
