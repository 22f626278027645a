import { ToolError } from './answer';
import { nameOf, type Docs, type DocsVersion } from './docs';

/**
 * Versions to search: the given one, or the current one of each product.
 * @throws if no product has the version
 */
export function versionsFor(
  { versions }: Docs,
  { product, version }: { product?: string; version?: string },
): DocsVersion[] {
  const candidates = versions.filter((each) => !product || each.product === product);
  if (!version) return candidates.filter(({ isLast }) => isLast);
  const found = candidates.filter((each) => each.version === version.replace(/^v/, ''));
  if (found.length > 0) return found;
  const known = candidates.map((each) => `${nameOf(each)}${each.isLast ? ' (current)' : ''}`);
  throw new ToolError(
    `There is no documentation of version ${version}. Documented versions: ${known.join(', ')}.`,
  );
}
