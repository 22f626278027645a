import { createHash } from 'node:crypto';
import path from 'node:path';
import { resolveConfig, type Options as CodeStyle } from 'prettier';
import type {
  CodeStyling,
  CodeText,
  CodeVariant,
  DemoSource,
  DemoSummary,
  SourceFile,
} from '../../src/site/demo';
import { highlight } from '../shared/highlight';
import type { ResultCache } from '../shared/resultCache';
import { toProjectModule, projectFileNames } from './projectFiles';
import { deriveJs } from './deriveJs';
import { modulesOf, type DemoModel, type DemoStyling } from './model';
import { packagesOf } from './modules';
import type { Installation } from './packages';
import { readModule, type ReadModule, type SourceModule } from './parse';
import { readMarkedLines, type MarkedSource } from './markedLines';

export interface RenderedDemo {
  summary: DemoSummary;
  source: DemoSource;
}

export interface RenderContext {
  installation: Installation;
  baseUrl: string;
  codeStyle: CodeStyle;
  cache: ResultCache;
}

/** Format of derived code: the site's, or a default. */
export const readCodeStyle = async (siteDir: string): Promise<CodeStyle> => ({
  ...{ singleQuote: true, printWidth: 100 },
  ...(await resolveConfig(path.join(siteDir, 'package.json'))),
});

interface Written {
  file: SourceFile;
  markedLines: CodeText | null;
}

/** Dependencies of every project with a demo, whatever the demo imports. */
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

function write(name: string, { code, lines }: MarkedSource): Written {
  const language = path.extname(name).slice(1);
  return {
    file: { name, ...text(code.trimEnd() + '\n', language) },
    markedLines: lines === null ? null : text(lines, language),
  };
}

/** A module in both variants. `name` is its file name beside the demo. */
async function writeVariants(
  name: string,
  module: SourceModule,
  codeStyle: CodeStyle,
): Promise<Record<CodeVariant, Written>> {
  const TS = write(name, module.marked);
  if (name.endsWith('.css')) return { TS, JS: TS };
  return { TS, JS: write(jsName(name), readMarkedLines(await deriveJs(module, codeStyle))) };
}

async function renderStyling(
  demo: DemoModel,
  { modules }: DemoStyling,
  { codeStyle, cache }: RenderContext,
) {
  const names = projectFileNames(demo.name, modules);
  const read: ReadModule = (file, source) =>
    cache.sync('module', [file, source], () => readModule(file, source));
  const files = await Promise.all(
    modules.map((module) => {
      const name = names.get(module.file) ?? '';
      const projectModule = toProjectModule(module, names, read);
      return cache.async('variants', [name, projectModule.source, codeStyle], () =>
        writeVariants(name, projectModule, codeStyle),
      );
    }),
  );
  const inVariant = (variant: CodeVariant) => files.map((file) => file[variant].file);
  const markedLines =
    files[0] && files[0].TS.markedLines && files[0].JS.markedLines
      ? { TS: files[0].TS.markedLines, JS: files[0].JS.markedLines }
      : null;
  return { files: { TS: inVariant('TS'), JS: inVariant('JS') }, markedLines };
}

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

/** URL of the page on which a demo runs alone. */
export const frameUrlOf = (baseUrl: string, key: string) => `${baseUrl}demos/${key}/`;

/** Creates the data of a demo for pages and islands. The demo must be valid. */
export async function renderDemo(demo: DemoModel, context: RenderContext): Promise<RenderedDemo> {
  const { installation, baseUrl } = context;
  const { key, name, fullPage } = demo;
  const stylings: DemoSource['stylings'] = {};
  const markedLines: DemoSummary['markedLines'] = {};
  for (const each of demo.stylings) {
    const rendered = await renderStyling(demo, each, context);
    stylings[each.styling] = rendered.files;
    if (rendered.markedLines) markedLines[each.styling] = rendered.markedLines;
  }
  const packages = installation.versions(demo.set.packages, [
    ...projectPackages,
    ...packagesOf(modulesOf(demo)),
  ]);
  const source: DemoSource = { key, name, fullPage, stylings, packages };
  return {
    source,
    summary: {
      key,
      name,
      sourceUrl: `${baseUrl}assets/demos/${key}.${hash(source)}.json`,
      frameUrl: frameUrlOf(baseUrl, key),
      fullPage,
      stylings: demo.stylings.map(({ styling }): CodeStyling => styling),
      markedLines,
    },
  };
}
