/** The theme's marks for crawlers of hosted searches. This site's search is built with it, so pages carry none. */
export default function SearchMetadata(): null {
  return null;
}
