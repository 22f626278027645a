import path from 'node:path';
import type { PageNode } from '../pages/nodes';
import { inVersion } from '../shared/versionLinks';
import { versionOf, type DocumentedVersion } from '../shared/versions';

/** A node with a URL: a link, a definition, or an element with `href`. */
type LinkingNode = PageNode & { url?: string };

function rewrite(node: LinkingNode, resolve: (href: string) => string): void {
  if ((node.type === 'link' || node.type === 'definition') && node.url)
    node.url = resolve(node.url);
  for (const attribute of node.type.startsWith('mdxJsx') ? (node.attributes ?? []) : [])
    if (attribute.name === 'href' && typeof attribute.value === 'string')
      attribute.value = resolve(attribute.value);
  for (const child of node.children ?? []) rewrite(child, resolve);
}

/**
 * Remark plugin that resolves links in a cut version to pages of that version. Its source files
 * don't change.
 */
export function remarkVersionLinks({
  versions,
  siteDir = process.cwd(),
}: {
  versions: readonly DocumentedVersion[];
  siteDir?: string;
}) {
  return (tree: PageNode, file: { path?: string }): void => {
    const page = path.relative(siteDir, file.path ?? '').replaceAll(path.sep, '/');
    const version = versionOf(versions, page);
    if (version && !version.isLast) rewrite(tree, (href) => inVersion(href, version, versions));
  };
}
