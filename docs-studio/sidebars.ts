import { present } from '../plugins/navigation/present';
import { studio } from '../sidebars';

export default present('studio', studio);
