/** What is used of Emotion's preprocessor, which brings no types. */
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  /** Adds the prefixes of browsers. */
  export const prefixer: StylisPlugin;
}
