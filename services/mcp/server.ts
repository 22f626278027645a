/** `npm run mcp`: the MCP server with the documentation in `build/`. */
import path from 'node:path';
import { collectDocs } from './src/collect';
import { serveDocs } from './src/start';

serveDocs(() => collectDocs(path.join(__dirname, '../../build')));
