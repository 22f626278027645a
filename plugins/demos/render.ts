import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Options as CodeStyle } from 'prettier';
import type {
  CodeStyling,
  CodeText,
  CodeVariant,
  DemoSource,
  DemoSummary,
  SourceFile,
} from '../../src/site/demo';
import { highlight } from '../shared/highlight';
import { isFullPage, type CollectedDemo } from './collect';
import { deriveJs } from './deriveJs';
import { packagesOf, withModules } from './modules';
import type { Installation } from './packages';
import { takePreview } from './preview';
import type { Tree } from './tree';

export interface RenderedDemo {
  summary: DemoSummary;
  source: DemoSource;
}

export interface RenderContext {
  tree: Tree;
  installation: Installation;
  baseUrl: string;
  codeStyle: CodeStyle;
}

interface Written {
  file: SourceFile;
  preview: CodeText | null;
}

/** What every project with a demo needs, whatever the demo imports. */
const projectPackages = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@emotion/styled',
];

const text = (code: string, language: string): CodeText => ({
  code,
  html: highlight(code, language),
});

const jsName = (name: string) => name.replace(/\.tsx$/, '.jsx').replace(/\.ts$/, '.js');

function write(name: string, source: string): Written {
  const { code, lines } = takePreview(source);
  const language = path.extname(name).slice(1);
  return {
    file: { name, ...text(code.trimEnd() + '\n', language) },
    preview: lines === null ? null : text(lines, language),
  };
}

/** A file in both variants. `name` is its name beside the demo. */
async function writeVariants(
  name: string,
  source: string,
  codeStyle: CodeStyle,
): Promise<Record<CodeVariant, Written>> {
  const TS = write(name, source);
  return {
    TS,
    JS: name.endsWith('.css') ? TS : write(jsName(name), await deriveJs(name, source, codeStyle)),
  };
}

async function renderStyling(
  demo: CollectedDemo,
  main: string,
  { tree, codeStyle }: RenderContext,
) {
  const dir = path.posix.dirname(main);
  const files = await Promise.all(
    withModules(tree, main).map((file) =>
      writeVariants(
        file === main ? `${demo.name}.tsx` : path.posix.relative(dir, file),
        tree.get(file) ?? '',
        codeStyle,
      ),
    ),
  );
  const inVariant = (variant: CodeVariant) => files.map((file) => file[variant].file);
  const preview =
    files[0] && files[0].TS.preview && files[0].JS.preview
      ? { TS: files[0].TS.preview, JS: files[0].JS.preview }
      : null;
  return { files: { TS: inVariant('TS'), JS: inVariant('JS') }, preview };
}

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

/** Everything that pages and islands know about a demo. The demo is checked before. */
export async function renderDemo(
  demo: CollectedDemo,
  context: RenderContext,
): Promise<RenderedDemo> {
  const { tree, installation, baseUrl } = context;
  const stylings: DemoSource['stylings'] = {};
  const preview: DemoSummary['preview'] = {};
  for (const { styling, file } of demo.files) {
    const rendered = await renderStyling(demo, file, context);
    stylings[styling] = rendered.files;
    if (rendered.preview) preview[styling] = rendered.preview;
  }
  const files = demo.files.flatMap(({ file }) => withModules(tree, file));
  const fullPage = isFullPage(demo);
  const packages = installation.versions(demo.files[0]?.file ?? demo.path, [
    ...projectPackages,
    ...packagesOf(tree, files),
  ]);
  const source: DemoSource = { key: demo.key, name: demo.name, fullPage, stylings, packages };
  return {
    source,
    summary: {
      key: demo.key,
      name: demo.name,
      sourceUrl: `${baseUrl}assets/demos/${demo.key}.${hash(source)}.json`,
      frameUrl: `${baseUrl}demos/${demo.key}/`,
      fullPage,
      stylings: demo.files.map(({ styling }): CodeStyling => styling),
      preview,
    },
  };
}
