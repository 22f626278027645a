import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { type Options as CodeStyle, resolveConfig } from 'prettier';
import {
  type CodeStyling,
  type CodeText,
  type CodeVariant,
  type DemoSource,
  type DemoSummary,
  frameUrlOf,
  type SourceFile,
} from '../../model/facts/demo';
import { highlight } from '../../model/code/highlight';
import { hashOf, type ResultCache } from '../../model/caches/resultCache';
import { deriveJs } from '../../model/demos/deriveJs';
import { type DemoModel, type DemoStyling, modulesOf } from '../../model/demos/demos';
import { packagesOf, projectFileNames, toProjectModule } from '../../model/demos/modules';
import type { Installation } from '../../model/packages/installation';
import {
  type MarkedSource,
  readMarkedLines,
  readModule,
  type ReadModule,
  type SourceModule,
} from '../../model/demos/parseModule';

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

export const readCodeStyle = async (siteDir: string): Promise<CodeStyle> => ({
  ...{ singleQuote: true, printWidth: 100 },
  ...(await resolveConfig(path.join(siteDir, 'package.json'))),
});

interface Written {
  file: SourceFile;
  markedLines: CodeText | null;
}

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
  const packages = installation.versions(demo.version.packages, [
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

/** Renders a valid demo. Returns `undefined` for any other key. */
export type RenderDemo = (key: string) => Promise<RenderedDemo | undefined>;

/** A hash of what the data of a demo depends on, so that the bundler creates it again. */
export const inputsOf = (demo: DemoModel): string =>
  hashOf([demo.fullPage, modulesOf(demo).map(({ file, source }) => [file, source])]);

/** With `npm start`, data is created when a page imports it: rendering all demos takes seconds. */
export function renderOnDemand(dataDir: string, render: RenderDemo): RuleSetRule {
  const folder = path.join(dataDir, 'data');
  return {
    include: folder,
    type: 'json',
    use: {
      loader: path.join(__dirname, 'demoData.cjs'),
      options: {
        async render(file: string) {
          const key = path.relative(folder, path.dirname(file)).replaceAll(path.sep, '/');
          const rendered = await render(key);
          return rendered?.[path.basename(file) === 'source.json' ? 'source' : 'summary'] ?? null;
        },
      },
    },
  };
}
