import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Registers ids for Docusaurus' check of anchors, which only finds headings. */
export function useAnchors(ids: string[]): void {
  const { collectAnchor } = useBrokenLinks();
  ids.forEach(collectAnchor);
}
