import path from 'node:path';
import { packService } from '../packService';
import { collectDocs } from './src/collect';

void packService(__dirname, () => ({
  data: collectDocs(path.join(__dirname, '../../build')),
  file: 'docs.json',
  options: { packages: 'external' },
}));
