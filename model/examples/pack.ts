import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import type { ExampleProject } from './collect';

/** Equal projects have equal bytes. ZIP has no earlier year, and stores local time. */
const mtime = new Date(1980, 0, 1, 0, 0, 0);

/** Unix permissions `rw-r--r--` of a regular file, in the format of ZIP. */
const attributes = 0o100644 << 16;

/** One folder with the project's name. The same files give the same bytes everywhere. */
export function renderZip({ name, files }: ExampleProject): Uint8Array {
  const folder = path.posix.basename(name);
  const entries = [...files].map(([file, content]): [string, Zippable[string]] => [
    `${folder}/${file}`,
    [content, { mtime, os: 3, attrs: attributes, level: 9 }],
  ]);
  return zipSync(Object.fromEntries(entries));
}

interface ExampleSources {
  name: string;
  /** Text files by path; sandboxes accept no others. */
  files: Record<string, string>;
}

export function renderSources({ name, files }: ExampleProject): ExampleSources {
  const texts = [...files].filter(([, content]) => isUtf8(content));
  return {
    name,
    files: Object.fromEntries(texts.map(([file, content]) => [file, content.toString('utf8')])),
  };
}
