import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const muiFont = /"?Roboto"?,\s*"?Helvetica"?,\s*"?Arial"?,\s*sans-serif/;

/** Demos use the site's font, because the font of MUI's default theme isn't loaded. */
const siteFont: StylisPlugin = (element) => {
  if (element.type === 'decl') element.value = element.value.replace(muiFont, 'var(--font-sans)');
};

/**
 * Emotion's options by reading direction. The keys differ, because a style sheet has one direction.
 */
export const cacheOptions = {
  ltr: { key: 'demo', stylisPlugins: [siteFont, prefixer] },
  rtl: { key: 'demortl', stylisPlugins: [siteFont, prefixer, rtlPlugin] },
};
