import path from 'node:path';
import { collectExamples } from '../../model/examples/collect';
import { nearest } from '../../model/problems';
import { type Changes, readText, requireKebab, titleOf, UsageError } from './changes';

interface ExampleOptions {
  /** Example to copy. @default 'plain' */
  from?: string;
  title?: string;
}

/** Adds a row at the end of the table that contains the example `from`. */
function addRow(text: string, from: string, row: string, file: string): string {
  const lines = text.split('\n');
  const known = lines.findIndex((line) => line.startsWith(`| \`${from}\` |`));
  if (known < 0) throw new UsageError(`${file} has no row of "${from}" to write below.`);
  const end = lines.findIndex((line, index) => index > known && !line.startsWith('|'));
  lines.splice(end < 0 ? lines.length : end, 0, row);
  return lines.join('\n');
}

/** Adds a card after the last one with an `<ExampleProject>`. */
function addCard(text: string, card: string, file: string): string {
  const project = text.lastIndexOf('<ExampleProject ');
  const end = text.indexOf('</ExampleCard>', project);
  if (project < 0 || end < 0) throw new UsageError(`${file} has no card to write below.`);
  const at = end + '</ExampleCard>'.length;
  return `${text.slice(0, at)}\n\n<ExampleCard>\n\n${card}\n\n</ExampleCard>${text.slice(at)}`;
}

const withTitle = (readme: string, title: string) => readme.replace(/^# .*$/m, `# ${title}`);

function withName(manifest: string, name: string): string {
  return `${JSON.stringify({ ...(JSON.parse(manifest) as object), name: `toolpad-core-${name}` }, null, 2)}\n`;
}

const gallery = 'docs-core/introduction/examples.mdx';
const list = 'examples/README.md';

/**
 * Creates a project in `examples/` as a copy of another one, and adds it to the table of examples
 * and to their page. Omits region markers, because pages quote the original.
 */
export function newExample(siteDir: string, name: string, options: ExampleOptions = {}): Changes {
  requireKebab(name, 'an example');
  const projects = collectExamples(path.join(siteDir, 'examples')).filter(
    (project) => !project.name.includes('/'),
  );
  const names = projects.map((project) => project.name);
  if (names.includes(name)) throw new UsageError(`examples/${name} exists already.`);
  const from = options.from ?? 'plain';
  const original = projects.find((project) => project.name === from);
  if (!original) throw new UsageError(`There is no example "${from}".${nearest(from, names)}`);
  const title = options.title ?? titleOf(name);
  const created = new Map(
    [...original.files].map(([file, content]) => {
      const text = content.toString('utf8');
      const own =
        file === 'package.json'
          ? withName(text, name)
          : file === 'README.md'
            ? withTitle(text, title)
            : text;
      return [path.posix.join('examples', name, file), own];
    }),
  );
  const entry = ['src/App.tsx', 'app/layout.tsx', 'pages/_app.tsx'].find((file) =>
    original.files.has(file),
  );
  const element = `<ExampleProject name="${name}" entry="${entry ?? 'README.md'}" />`;
  return {
    created,
    edited: new Map([
      [list, addRow(readText(siteDir, list), from, `| \`${name}\` | ${title} |`, list)],
      [gallery, addCard(readText(siteDir, gallery), `${title}\n\n${element}`, gallery)],
    ]),
    next: [
      `Change the files, then run npx tsx scripts/check-examples.ts ${name} and npm run test:e2e -- --project=registry examples --grep ${name}.`,
    ],
  };
}
