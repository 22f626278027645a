import { whenIdle } from '@site/src/components/pageScript';

/** Families in the URL of a fonts service: `?family=Inter:wght@400&family=Fira+Code`. */
const familiesIn = (url: string): string[] =>
  new URL(url, location.href).searchParams
    .getAll('family')
    .flatMap((names) => names.split('|'))
    .map((name) => JSON.stringify(name.split(':')[0]));

/**
 * Loads the style sheet of a fonts service when the page is idle, and puts its first family before
 * the site's own fonts once it has arrived. If it fails, nothing changes (docs/behavior.md#theme).
 */
export function loadFonts(): void {
  if (!process.env.FONTS_STYLESHEET_URL) return;
  const href = process.env.FONTS_STYLESHEET_URL;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.onload = () => {
    const { style } = document.documentElement;
    const [family] = familiesIn(href);
    const own = getComputedStyle(document.documentElement).getPropertyValue('--font-sans');
    if (family) style.setProperty('--font-sans', `${family}, ${own}`);
  };
  whenIdle(() => document.head.append(link));
}
