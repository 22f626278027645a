import { parse } from 'parse5';
import { attribute, elementsOf, type HtmlElement } from '../shared/html';
import { policyForMeta } from './policy';

/** Returns whether an element in the head contains the URL of its page. */
function namesUrl(element: HtmlElement): boolean {
  const value = attribute(element, 'rel') ?? attribute(element, 'property') ?? '';
  return ['canonical', 'alternate', 'og:url'].includes(value);
}

/**
 * Changes the head of the 404 page, which a host sends for URLs that match no pattern: adds the
 * policy as the first element, keeps the page out of search, and removes its URL.
 * @throws if the page has no head tag
 */
export function changeMissingPage(html: string, policy = ''): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const head = [...elementsOf(document)].find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.startTag?.endOffset;
  if (!head || end === undefined) throw new Error('The 404 page has no <head>.');
  const content = policyForMeta(policy).replace(/"/g, '&quot;');
  const tags = `<meta http-equiv="Content-Security-Policy" content="${content}"><meta name="robots" content="noindex">`;
  const removed = [...elementsOf(head)]
    .filter(namesUrl)
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []);
  const rest = removed.reduceRight(
    (text, { startOffset, endOffset }) => text.slice(0, startOffset) + text.slice(endOffset),
    html,
  );
  return rest.slice(0, end) + tags + rest.slice(end);
}
