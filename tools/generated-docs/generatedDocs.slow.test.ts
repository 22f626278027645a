import { readFileSync } from 'node:fs';
import { importGraph, withGenerated } from './generatedDocs';

test('the picture in ARCHITECTURE.md is up to date: run npx tsx scripts/generated-docs.ts', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  expect(text).toBe(withGenerated(text, 'imports', importGraph()));
}, 60_000);
