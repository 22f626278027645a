#!/usr/bin/env node
/** Command of the package: the MCP server with the documentation that the package contains. */
import { readFileSync } from 'node:fs';
import type { Docs } from './src/docs';
import { serveDocs } from './src/start';

serveDocs(() => JSON.parse(readFileSync(new URL('docs.json', import.meta.url), 'utf8')) as Docs);
