import { present } from '../plugins/navigation/present';
import { core } from '../sidebars';

export default present('core', core);
