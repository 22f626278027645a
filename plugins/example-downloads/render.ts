import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type { ExampleProject } from './collect';

/**
 * Every file has this date, so that equal projects give equal bytes. ZIP knows no earlier year, and
 * stores local time: hence no UTC.
 */
const mtime = new Date(1980, 0, 1, 0, 0, 0);

/** Unix permissions `rw-r--r--` of a regular file, as ZIP keeps them. */
const attributes = 0o100644 << 16;

/**
 * The archive of a project: one folder of its name. The same files give the same bytes on every
 * machine.
 */
export function renderZip({ name, files }: ExampleProject): Uint8Array {
  const folder = path.posix.basename(name);
  const entries = [...files].map(([file, content]): [string, Zippable[string]] => [
    `${folder}/${file}`,
    [content, { mtime, os: 3, attrs: attributes, level: 9 }],
  ]);
  return zipSync(Object.fromEntries(entries));
}

/** What a page posts to a sandbox. */
export interface ExampleSources {
  name: string;
  /** Text files by path; a sandbox takes no others. */
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
