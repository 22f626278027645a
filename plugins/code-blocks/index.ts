import path from 'node:path';
import type { Code, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isDevelopmentServer } from '../shared/command';
import { attribute } from '../pages/nodes';
import { formatMistake, type Mistake } from '../shared/mistakes';
import { versionOf, type DocumentedVersion } from '../shared/versions';
import { checkCode, checkFence, type FenceFinding } from './check';
import { isDerivable, toJavaScript } from './javascript';
import { parseMeta, type FenceMeta } from './meta';
import { quotedPath, readQuote } from './quote';
import { renderCode } from './render';

interface CodeElement {
  type: string;
  name: string;
  children: never[];
  attributes: ReturnType<typeof attribute>[];
}

/** The `<CodeBlock>` of a fence. */
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

/** A TypeScript fence with its element and the position of that. */
interface Derivable {
  parent: { children: unknown[] };
  element: CodeElement;
  code: string;
  language: string;
  meta: FenceMeta;
  at: Pick<Mistake, 'file' | 'line' | 'column'>;
}

/** Adds the JavaScript of a fence after it. Code that is the same in both languages is rendered once. */
async function addJavaScript({ parent, element, code, language, meta, at }: Derivable) {
  const fence = await toJavaScript(code, language, meta).catch((error: Error) => {
    const message = `The JavaScript of this sample cannot be derived: ${error.message}`;
    throw new Error(`\n${formatMistake({ ...at, rule: 'code/no-javascript', message })}`);
  });
  if (fence.code === code.trimEnd()) {
    if (fence.title) element.attributes.push(attribute('js-title', fence.title));
    return;
  }
  element.attributes.push(attribute('variant', 'TS'));
  const { title, lines } = fence;
  const twin = toElement(fence.code, fence.language, { ...meta, title, lines });
  twin.attributes.push(attribute('variant', 'JS'));
  parent.children.splice(parent.children.indexOf(element) + 1, 0, twin);
}

/** Inline code that a reader types into a terminal. */
const command = /^(?:npm|npx|pnpm|yarn|docker) \S/;

/** Code here is a name, or pressing it leads on. */
const withoutButtons = new Set(['heading', 'link']);

/** The `<InlineCommand>` of a command in running text. */
const toInlineCommand = ({ value }: InlineCode) => ({
  type: 'mdxJsxTextElement',
  name: 'InlineCommand',
  children: [],
  attributes: [attribute('command', value)],
});

/** The code a fence shows, and all that is wrong with the fence. */
function readFence(
  node: Code,
  meta: FenceMeta,
  siteDir: string,
  version: DocumentedVersion | undefined,
): { code: string; findings: FenceFinding[] } {
  const quote = meta.file
    ? readQuote({ ...meta, file: quotedPath(meta.file, version) }, siteDir)
    : node.value;
  const code = typeof quote === 'string' ? quote : '';
  return {
    code,
    findings: [
      ...checkFence(node, meta),
      ...(typeof quote === 'string' ? checkCode(code, meta) : [quote]),
    ],
  };
}

/**
 * Remark plugin: code fences become `<CodeBlock>` elements that carry highlighted HTML, so that no highlighter runs in the browser;
 * commands in running text become `<InlineCommand>` elements, which can be copied.
 * Fences in TypeScript get their JavaScript beside them; the reader's choice on `<html>` picks one in the style sheet.
 * Mistakes of all fences of a page are reported together, with file and line.
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
    const mistakes: Mistake[] = [];
    const derivable: Derivable[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const meta = parseMeta(node.meta);
      const { code, findings } = readFence(node, meta, siteDir, version);
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      const at = { file: page, line, column };
      mistakes.push(...findings.map((finding) => ({ ...at, ...finding })));
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
        !command.test(node.value) ||
        withoutButtons.has(parent.type)
      )
        return;
      parent.children[index] = toInlineCommand(node) as never;
    });
    // With `npm start`, the checker reports it, and the page shows the code as far as possible.
    if (isDevelopmentServer())
      return Promise.all(derivable.map((each) => addJavaScript(each).catch(() => undefined))).then(
        () => undefined,
      );
    if (mistakes.length > 0) throw new Error(`\n${mistakes.map(formatMistake).join('\n')}`);
    return Promise.all(derivable.map(addJavaScript)).then(() => undefined);
  };
}
