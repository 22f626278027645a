import { parse } from 'parse5';
import { elementsOf } from '../shared/html';
import { policyForMeta } from './policy';

/**
 * The page with its policy in a tag of its own, as the first of its head. For the page of what is
 * missing: a host sends it for addresses that no pattern knows.
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
