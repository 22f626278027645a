import path from 'node:path';
import type { InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
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

interface CodeElement {
  type: string;
  name: string;
  children: never[];
  attributes: ReturnType<typeof attribute>[];
}

function toElement(code: string, language: string, meta: FenceMeta): CodeElement {
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

interface Derivable {
  parent: { children: unknown[] };
  element: CodeElement;
  code: string;
  language: string;
  meta: FenceMeta;
  at: Pick<Problem, 'file' | 'line' | 'column'>;
}

/** Code that's the same in both languages is rendered once. */
async function addJavaScript({ parent, element, code, language, meta, at }: Derivable) {
  const fence = await toJavaScript(code, language, meta).catch((error: Error) => {
    const message = `This sample can't be converted to JavaScript: ${error.message}`;
    throw new Error(`\n${formatProblem({ ...at, rule: 'code/no-javascript', message })}`);
  });
  if (fence.code === code.trimEnd()) {
    if (fence.title) element.attributes.push(attribute('js-title', fence.title));
    return;
  }
  element.attributes.push(attribute('variant', 'TS'));
  const { title, lines } = fence;
  const javaScriptElement = toElement(fence.code, fence.language, { ...meta, title, lines });
  javaScriptElement.attributes.push(attribute('variant', 'JS'));
  parent.children.splice(parent.children.indexOf(element) + 1, 0, javaScriptElement);
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
    const derivable: Derivable[] = [];
    const named = new Set<InlineCode>();
    visit(tree, (node) => {
      if (isWithoutButtons(node)) visit(node, 'inlineCode', (code) => void named.add(code));
    });
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
        derivable.push({ parent, element, code, language, meta, at });
    });
    visit(tree, 'inlineCode', (node, index, parent) => {
      if (
        !parent ||
        index === undefined ||
        !command.test(node.value.replaceAll('\u00a0', ' ')) ||
        named.has(node)
      )
        return;
      parent.children[index] = toInlineCommand(node) as never;
    });
    // With `npm start`, the checker reports problems, and the page shows the code as well as it
    // can.
    if (isDevelopmentServer())
      return Promise.all(derivable.map((each) => addJavaScript(each).catch(() => undefined))).then(
        () => undefined,
      );
    if (problems.length > 0) throw new Error(`\n${problems.map(formatProblem).join('\n')}`);
    return Promise.all(derivable.map(addJavaScript)).then(() => undefined);
  };
}
