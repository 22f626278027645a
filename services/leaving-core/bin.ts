#!/usr/bin/env node
/** Command of the package, with the replacements that the package contains. */
import { readFileSync } from 'node:fs';
import type { PackedReplacements } from './src/add';
import { run } from './src/run';

const data = readFileSync(new URL('replacements.json', import.meta.url), 'utf8');
process.exitCode = run(process.argv.slice(2), JSON.parse(data) as PackedReplacements);
