import { withOrigin } from '../../src/site/origins';
import type { TagContext } from '../../src/tags/define';
import type { PageModel } from '../pages/model';
import { convert, writeMarkdown } from './convert';
import { makeAbsolute, type MarkdownSite } from './links';

/** Text at the start of a Markdown page. */
export interface PageHead {
  title: string;
  description: string;
  /** URL of the page, without origin. */
  url: string;
  /** URL of the index that lists the page, without origin. */
  index: string;
  /** Note on another version than readers see first. */
  note?: string;
  /** Checks that the page has passed, in words. */
  verification?: string;
  /** Name and version of the product, and its packages, on pages of a product. */
  product?: { name: string; version: string; packages: Readonly<Record<string, string>> };
}

/** Front matter of a Markdown page. JSON strings are valid YAML. */
function frontMatter(
  { title, description, url, product, verification }: PageHead,
  origin: string,
): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `url: ${origin}${url}`,
    ...(product
      ? [
          `product: ${product.name}`,
          `version: ${product.version}`,
          'packages:',
          ...Object.entries(product.packages).map(
            ([name, version]) => `  ${JSON.stringify(name)}: ${version}`,
          ),
        ]
      : []),
    ...(verification ? [`verification: ${JSON.stringify(verification)}`] : []),
  ];
  return ['---', ...lines, '---'].join('\n');
}

/** Adds front matter, a link to the index, and the title to the content of a Markdown page. */
export const withHead = (head: PageHead, origin: string, content: string): string =>
  [
    frontMatter(head, origin),
    `> All pages are listed in the [documentation index](${origin}${head.index}).`,
    ...(head.note ? [`> ${head.note}`] : []),
    `# ${head.title}`,
    head.description,
    content,
  ].join('\n\n');

/** Renders the content of a page to Markdown, without its title and description. */
export function renderContent(
  { tree }: Pick<PageModel, 'tree'>,
  context: TagContext,
  site: MarkdownSite,
): string {
  const nodes = structuredClone(convert(tree.children, context));
  makeAbsolute(nodes, context.version, site);
  return withOrigin(writeMarkdown(nodes), site.origin);
}
