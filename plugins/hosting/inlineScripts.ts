import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse } from 'parse5';
import { attribute, elementsOf } from '../shared/html';

/**
 * Kinds of script that a policy has a say in: those that run, and rules the browser obeys. All
 * others are data.
 */
const governed = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/**
 * The script elements of a page, which has nothing else that looks like one: React and the minifier
 * escape `<`.
 */
export const scriptsIn = (html: string): string =>
  html.match(/<script\b[\s\S]*?<\/script>/gi)?.join('') ?? '';

/** CSP sources (`'sha256-…'`) of the inline scripts of a page, as a browser reads them. */
export function inlineScriptHashes(html: string): string[] {
  return [...elementsOf(parse(html))]
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => governed.test(attribute(script, 'type')?.trim() ?? ''))
    .map(({ childNodes: [text] }) => (text && tree.isTextNode(text) ? text.value : ''))
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
