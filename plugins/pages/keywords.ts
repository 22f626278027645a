import type { Nodes } from 'mdast';

/** Text of an MDX comment, or `undefined` for other nodes. */
export const commentIn = (node: Nodes): string | undefined =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
    ? /^\s*\/\*([^]*)\*\/\s*$/.exec(node.value)?.[1]?.trim()
    : undefined;

/** Words that a section lacks, from the comment below its heading: `keywords: refetch, stale`. */
export const keywordsIn = (comment: string): string[] | undefined =>
  /^keywords:([^]*)/
    .exec(comment)?.[1]
    ?.split(',')
    .map((keyword) => keyword.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
