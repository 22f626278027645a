import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse } from 'parse5';
import { attribute, elementsOf } from '../shared/html';

/**
 * Script types that a policy applies to: executable scripts, and rules for the browser. All others
 * are data.
 */
const scriptType = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/**
 * Source of the script elements on a page. Nothing else on a page looks like one, because React and
 * the minifier escape `<`.
 */
export const scriptsIn = (html: string): string =>
  html.match(/<script\b[\s\S]*?<\/script>/gi)?.join('') ?? '';

/** CSP sources (`'sha256-…'`) of the inline scripts on a page, as a browser parses them. */
export function inlineScriptHashes(html: string): string[] {
  return [...elementsOf(parse(html))]
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => scriptType.test(attribute(script, 'type')?.trim() ?? ''))
    .map(({ childNodes: [text] }) => (text && tree.isTextNode(text) ? text.value : ''))
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
