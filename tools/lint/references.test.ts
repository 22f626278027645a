import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const rootDir = path.resolve(__dirname, '../..');

/** Files of the repository except fixtures, which contain broken references on purpose. */
const tracked = execFileSync('git', ['ls-files'], { cwd: rootDir, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/(^|\/)(fixtures|__snapshots__)\//.test(file));

const sources = tracked.filter((file) =>
  /^(src|model|checker|plugins|scripts|tools|services|e2e|[\w.-]+$).*\.(tsx?|mjs|css)$/.test(file),
);
const guides = tracked.filter(
  (file) =>
    /\.md$/.test(file) &&
    !/^(docs-core|docs-studio|examples|versions|\w+_versioned_docs)\//.test(file),
);

/**
 * A path relative to the root of the repository, such as `model/facts/paths.ts` or
 * `docs/behavior.md#paths`.
 */
const rootPath =
  /(?<![\w/.@-])(?:src|model|checker|plugins|scripts|tools|services|e2e|deploy|docs)\/[\w./-]*\.[a-z]+(?:#[\w-]+)?/g;

/** Comments in TypeScript, JavaScript, or CSS. */
const commentsOf = (source: string) =>
  (source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? []).join('\n');

/** A file name without a folder, such as `paths.ts`. */
const fileName = /(?<![\w/.@*<>-])[a-z]\w+(?:\.\w+)*\.(?:tsx?|mjs|md|mdx)\b(?!\/)/g;

/** Entry points that all features have. READMEs mention them without a folder. */
const entryPoint = /^src\/features\/[^/]+\/(?:script|island|hooks)\.tsx?$/;

/** Names and paths of examples, which writers would create. */
const examples = ['./data.csv', './picture.png', 'src/App.tsx', 'model/facts/messages/de.ts'];

/** Paths in inline code and targets of links in Markdown, except in code blocks. */
function pathsInMarkdown(markdown: string): string[] {
  const text = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, value]) => value ?? '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href]) => href ?? '')
    .filter((href) => !/^(https?:|mailto:|\/)/.test(href));
  return [...links, ...quoted.flatMap((value) => value.match(rootPath) ?? [])];
}

/** Returns whether a Markdown file has a heading with an explicit or derived id. */
function hasHeading(file: string, id: string): boolean {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^#{1,6} /.test(line))
    .some((line) => {
      const derived = line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\s-]/g, '');
      return line.includes(`{#${id}}`) || derived.trim().replace(/\s/g, '-') === id;
    });
}

/** Explains why a reference is broken. Returns `undefined` if it's valid in one of the folders. */
function brokenReference(reference: string, folders: string[]): string | undefined {
  const [file = '', id] = reference.split('#');
  const found = folders.map((folder) => path.join(folder, file)).find((each) => existsSync(each));
  if (!found) return `${reference}: no such file`;
  return id && found.endsWith('.md') && !hasHeading(found, id)
    ? `${reference}: no such heading`
    : undefined;
}

function brokenIn(files: string[], referencesOf: (source: string) => string[]): string[] {
  return files.flatMap((file) => {
    const absolute = path.join(rootDir, file);
    return referencesOf(readFileSync(absolute, 'utf8')).flatMap((reference) => {
      const folder = path.dirname(absolute);
      const folders = reference.startsWith('#') ? [absolute] : [folder, rootDir];
      if (examples.includes(reference)) return [];
      const problem = brokenReference(reference, folders);
      return problem ? [`${file}: ${problem}`] : [];
    });
  });
}

test('paths and headings in comments exist', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(brokenIn(sources, (source) => commentsOf(source).match(rootPath) ?? [])).toEqual([]);
});

test('file names in comments exist', () => {
  const names = new Set(tracked.map((file) => path.basename(file)));
  const unknown = sources.flatMap((file) =>
    (commentsOf(readFileSync(path.join(rootDir, file), 'utf8')).match(fileName) ?? [])
      .filter((name) => !names.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('file names in READMEs exist', () => {
  // The guide to Docusaurus' internals names files of Docusaurus.
  const ofThisSite = guides.filter((guide) => guide !== 'docs/upstream.md');
  const unknown = ofThisSite.flatMap((guide) => {
    const folder = path.dirname(guide) === '.' ? '' : `${path.dirname(guide)}/`;
    const names = new Set(
      tracked
        .filter((file) => file.startsWith(folder) || !file.includes('/') || entryPoint.test(file))
        .map((file) => path.basename(file)),
    );
    const markdown = readFileSync(path.join(rootDir, guide), 'utf8');
    return [...markdown.matchAll(/`([^`\s/]+)`/g)]
      .flatMap(([, value]) => value?.match(fileName) ?? [])
      .filter((name) => !names.has(name))
      .map((name) => `${guide}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('paths and headings in READMEs exist', () => {
  expect(guides.length).toBeGreaterThan(10);
  expect(brokenIn(guides, pathsInMarkdown)).toEqual([]);
});

test('npm commands in READMEs and comments exist', () => {
  const commands = ['package.json', 'studio-tools/package.json'].flatMap((file) => {
    const { scripts } = JSON.parse(readFileSync(path.join(rootDir, file), 'utf8')) as {
      scripts: Record<string, string>;
    };
    return Object.keys(scripts);
  });
  const unknown = [...guides, ...sources].flatMap((file) => {
    const text = readFileSync(path.join(rootDir, file), 'utf8');
    return [
      ...(guides.includes(file) ? text : commentsOf(text)).matchAll(/\bnpm run ([a-z][\w:-]*)/g),
    ]
      .filter(([, name = '']) => !commands.includes(name))
      .map(([command]) => `${file}: ${command}`);
  });
  expect(unknown).toEqual([]);
});

test('distinguishes missing files, missing headings, and existing headings', () => {
  expect(brokenReference('docs/missing.md', [rootDir])).toBe('docs/missing.md: no such file');
  expect(brokenReference('docs/behavior.md#missing', [rootDir])).toContain('no such heading');
  expect(brokenReference('docs/behavior.md#paths', [rootDir])).toBeUndefined();
});
