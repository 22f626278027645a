/** `npm run reference`: writes the data of Studio's components from their published package. */
import { generateStudio } from './reference';

void generateStudio();
