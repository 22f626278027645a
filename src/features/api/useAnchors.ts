import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells Docusaurus' check of anchors that these ids are on the page: it knows headings only. */
export function useAnchors(ids: string[]): void {
  const { collectAnchor } = useBrokenLinks();
  ids.forEach(collectAnchor);
}
