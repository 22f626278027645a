import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const muiFont = /"?Roboto"?,\s*"?Helvetica"?,\s*"?Arial"?,\s*sans-serif/;

/** Demos are written in the face of the site, inside the page and in frames: the one MUI's default theme names is not loaded here. */
const siteFont: StylisPlugin = (element) => {
  if (element.type === 'decl') element.value = element.value.replace(muiFont, 'var(--font-sans)');
};

/** How Emotion writes the styles of demos, by reading direction. The keys differ, as a style sheet holds one direction. */
export const cacheOptions = {
  ltr: { key: 'demo', stylisPlugins: [siteFont, prefixer] },
  rtl: { key: 'demortl', stylisPlugins: [siteFont, prefixer, rtlPlugin] },
};
