import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Point } from './rule';

/** Tags that browsers close without an end tag, and those that have none. */
const withoutEnd = new Set(
  [
    'area base br col embed hr img input link meta source track wbr',
    'html head body p li dt dd option optgroup rb rp rt rtc',
    'caption colgroup thead tbody tfoot tr td th',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Finds the first element that is never closed, which parse5 doesn't report as an error.
 * @param node parsed with `sourceCodeLocationInfo`
 * @param code source of the whole document
 */
export function unclosedElement(
  node: DefaultTreeAdapterTypes.Node,
  code: string,
): (Point & { tag: string }) | undefined {
  if ('tagName' in node) {
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    const isUnclosed = startTag && !endTag && code[startTag.endOffset - 2] !== '/';
    if (isUnclosed && !withoutEnd.has(node.tagName))
      return { tag: node.tagName, line: startTag.startLine, column: startTag.startCol };
  }
  const children = 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    const found = unclosedElement(child, code);
    if (found) return found;
  }
  return undefined;
}
