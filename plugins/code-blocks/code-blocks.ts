import path from 'node:path';
import type { InlineCode, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { checkFence, createReport } from '../../checker/checker';
import { isDevelopmentServer } from '../shared/command';
import { addDependency } from '../shared/pageDependencies';
import { preferenceValues } from '../../model/facts/preferences';
import { attribute } from '../../model/pages/nodes';
import { formatProblem, type Problem } from '../../model/problems';
import { versionOf, type DocumentedVersion } from '../../model/versions/versions';
import { isDerivable, toJavaScript } from './javascript';
import { parseMeta, type FenceMeta } from '../../model/code/fenceMeta';
import { quotedPath } from '../../model/code/quote';
import { renderCode } from '../../model/code/renderCode';

type CodeElement = ReturnType<typeof toElement>;

function toElement(code: string, language: string, meta: FenceMeta) {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    children: [],
    attributes: [
      attribute('html', renderCode(code, language, meta)),
      attribute('language', language),
      ...(meta.title ? [attribute('title', meta.title)] : []),
      ...(meta.part ? [attribute('part', meta.part)] : []),
      ...(meta.asks ? [attribute('asks', JSON.stringify(meta.asks))] : []),
      ...(meta.tab ? [attribute('tab', meta.tab)] : []),
      ...(meta.showLineNumbers ? [attribute('numbered', 'true')] : []),
    ],
  };
}

/** Variant of a fence in JavaScript. Code that's the same in both languages is rendered once. */
async function javaScriptOf(
  element: CodeElement,
  code: string,
  language: string,
  meta: FenceMeta,
  at: Pick<Problem, 'file' | 'line' | 'column'>,
): Promise<CodeElement[]> {
  const fence = await toJavaScript(code, language, meta).catch((error: Error) => {
    const message = `This sample can't be converted to JavaScript: ${error.message}`;
    throw new Error(`\n${formatProblem({ ...at, rule: 'code/no-javascript', message })}`);
  });
  if (fence.code === code.trimEnd()) {
    if (fence.title) element.attributes.push(attribute('js-title', fence.title));
    return [];
  }
  element.attributes.push(attribute('variant', 'TS'));
  const { title, lines } = fence;
  const javaScriptElement = toElement(fence.code, fence.language, { ...meta, title, lines });
  javaScriptElement.attributes.push(attribute('variant', 'JS'));
  return [javaScriptElement];
}

/** Inline code that readers type into a terminal. */
const command = new RegExp(
  String.raw`^(?:${[...preferenceValues('packageManager'), 'npx', 'docker'].join('|')}) \S`,
);

/** Nodes without copy buttons: inline code in them is a name, or part of a control. */
const isWithoutButtons = (node: { type: string; name?: string | null }) =>
  /^(?:heading|link|linkReference)$/.test(node.type) || /^(?:a|summary)$/.test(node.name ?? '');

/** Docusaurus escapes IDs after headings, also in code. */
const unescapeIds = (code: string) => code.replace(/^(#{1,6}(?!#).*?)\\\{#/gm, '$1{#');

const toInlineCommand = ({ value }: InlineCode) => ({
  type: 'mdxJsxTextElement',
  name: 'InlineCommand',
  children: [],
  attributes: [attribute('command', value.replaceAll('\u00a0', ' '))],
});

/**
 * Remark plugin. Highlights code fences, derives their JavaScript variants, and lets readers copy
 * commands in text. A build fails with all problems of a page; with `npm start`, the checker
 * reports them.
 */
export function remarkCodeBlocks({
  versions = [],
  siteDir = process.cwd(),
}: {
  versions?: readonly DocumentedVersion[];
  siteDir?: string;
} = {}) {
  return (tree: Root, file: VFile): Promise<void> => {
    const page = path.relative(siteDir, file.path ?? '').replaceAll(path.sep, '/');
    const version = versionOf(versions, page);
    const { problems, report } = createReport(page);
    const variants: (() => Promise<void>)[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const meta = parseMeta(node.meta);
      if (meta.file && file.path)
        addDependency(file.path, path.join(siteDir, quotedPath(meta.file, version)));
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      const at = { file: page, line, column };
      const fence = { at, language: node.lang ?? '', meta, body: unescapeIds(node.value) };
      const code = checkFence(fence, siteDir, version, report);
      const language = node.lang ?? 'text';
      const element = toElement(code, language, meta);
      parent.children[index] = element as never;
      if (isDerivable(language, meta))
        variants.push(async () => {
          const added = await javaScriptOf(element, code, language, meta, at);
          parent.children.splice(
            parent.children.indexOf(element as never) + 1,
            0,
            ...(added as never[]),
          );
        });
    });
    visit(tree, (node, index, parent) => {
      if (isWithoutButtons(node)) return SKIP;
      if (
        node.type === 'inlineCode' &&
        parent &&
        command.test(node.value.replaceAll('\u00a0', ' '))
      )
        parent.children[index ?? 0] = toInlineCommand(node) as never;
      return undefined;
    });
    // With `npm start`, the checker reports problems, and the page shows the code as well as it
    // can.
    const isServed = isDevelopmentServer();
    if (problems.length > 0 && !isServed)
      throw new Error(`\n${problems.map(formatProblem).join('\n')}`);
    const added = variants.map((add) => (isServed ? add().catch(() => undefined) : add()));
    return Promise.all(added).then(() => undefined);
  };
}
