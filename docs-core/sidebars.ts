import { withoutMissingPages } from '../plugins/navigation/withoutMissingPages';
import { core } from '../sidebars';

export default withoutMissingPages('core', core);
