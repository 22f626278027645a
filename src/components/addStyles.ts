const added = new Set<string>();

/** Adds styles once, for those that load together with a script, because few pages need them. */
export function addStyles(css: string): void {
  if (added.has(css) || typeof CSSStyleSheet !== 'function' || !document.adoptedStyleSheets) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
