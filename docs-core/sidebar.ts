import { toSidebar } from '../plugins/navigation/toSidebar';
import { coreTree } from '../sidebars';

export default { core: toSidebar(coreTree, 'core') };
