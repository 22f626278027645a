import { webkit } from './webkit';
import { walkThrough } from './walk';

walkThrough(webkit);
