import path from 'node:path';
import { readTree } from '../../plugins/demos/model';
import { type Changes, readText, requirePascal, titleOfDemo, UsageError } from './changes';
import { findPage } from './page';

export interface DemoOptions {
  /** Accessible name of the demo. */
  title?: string;
}

const demo = (name: string, label: string) => `import Button from '@mui/material/Button';

export default function ${name}() {
  // preview-start
  return <Button variant="outlined">${label}</Button>;
  // preview-end
}
`;

/** Headings of the sections with which pages end. */
const lastSections = /^## (?:API|What comes next)\b/m;

/** Creates a demo beside a page, and places it under a new heading before the last sections. */
export function newDemo(
  siteDir: string,
  page: string,
  name: string,
  options: DemoOptions = {},
): Changes {
  requirePascal(name);
  const file = findPage(siteDir, page);
  const folder = file.split('/')[0] ?? '';
  const twin = [...readTree(siteDir, [folder]).keys()].find(
    (other) => path.posix.basename(other) === `${name}.tsx`,
  );
  if (twin) throw new UsageError(`There is a demo "${name}" already: ${twin}.`);
  const title = options.title ?? titleOfDemo(name);
  const id = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const text = readText(siteDir, file);
  const end = lastSections.exec(text)?.index ?? text.length;
  const placed = `## ${title} {#${id}}\n\n<Demo src="./${name}.tsx" title=${JSON.stringify(title)} />`;
  const parts = [text.slice(0, end), placed, text.slice(end)].map((part) => part.trim());
  return {
    created: new Map([[`${path.posix.dirname(file)}/${name}.tsx`, demo(name, titleOfDemo(name))]]),
    edited: new Map([[file, `${parts.join('\n\n').trim()}\n`]]),
    next: [`It is near the end of ${file}: move it to its place.`],
  };
}
