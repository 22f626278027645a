import { firefox } from './firefox';
import { walkThrough } from './walk';

walkThrough(firefox);
