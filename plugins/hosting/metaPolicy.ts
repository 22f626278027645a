import { parse } from 'parse5';
import { elementsOf } from '../shared/html';
import { policyForMeta } from './policy';

/**
 * Adds the policy to a page as the first element in its head. The 404 page needs this, because a
 * host sends it for URLs that match no pattern.
 * @throws if the page has no head tag
 */
export function withMetaPolicy(html: string, policy = ''): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const head = [...elementsOf(document)].find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.startTag?.endOffset;
  if (end === undefined) throw new Error('The 404 page has no <head>.');
  const content = policyForMeta(policy).replace(/"/g, '&quot;');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return html.slice(0, end) + tag + html.slice(end);
}
