import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type { ExampleProject } from './collect';

/**
 * Date of all files, so that equal projects have equal bytes. ZIP supports no earlier year, and
 * stores local time, hence no UTC.
 */
const mtime = new Date(1980, 0, 1, 0, 0, 0);

/** Unix permissions `rw-r--r--` of a regular file, in the format of ZIP. */
const attributes = 0o100644 << 16;

/**
 * Creates the archive of a project, with one folder that has its name. The same files give the same
 * bytes on every machine.
 */
export function renderZip({ name, files }: ExampleProject): Uint8Array {
  const folder = path.posix.basename(name);
  const entries = [...files].map(([file, content]): [string, Zippable[string]] => [
    `${folder}/${file}`,
    [content, { mtime, os: 3, attrs: attributes, level: 9 }],
  ]);
  return zipSync(Object.fromEntries(entries));
}

/** Project in the format that a page posts to a sandbox. */
export interface ExampleSources {
  name: string;
  /** Text files by path; sandboxes accept no others. */
  files: Record<string, string>;
}

/** The text files of a project. */
export function renderSources({ name, files }: ExampleProject): ExampleSources {
  const texts = [...files].filter(([, content]) => isUtf8(content));
  return {
    name,
    files: Object.fromEntries(texts.map(([file, content]) => [file, content.toString('utf8')])),
  };
}
