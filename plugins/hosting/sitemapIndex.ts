/**
 * Renders the index of the sitemaps of all languages.
 * @see https://www.sitemaps.org/protocol.html#index
 */
export function renderSitemapIndex(baseUrls: readonly string[], origin: string): string {
  const sitemaps = baseUrls.map(
    (baseUrl) => `<sitemap><loc>${origin}${baseUrl}sitemap.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>\n`;
}
