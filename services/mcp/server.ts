/** `npm run mcp`: the MCP server with the documentation in `build/`. */
import path from 'node:path';
import { collectDocs } from './src/collect';
import { start } from './src/start';

start(() => collectDocs(path.join(__dirname, '../..')));
