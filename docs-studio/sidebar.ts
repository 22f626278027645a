import { toSidebar } from '../plugins/navigation/toSidebar';
import { studioTree } from '../sidebars';

export default { studio: toSidebar(studioTree, 'studio') };
