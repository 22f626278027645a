/** The used parts of Emotion's preprocessor, which has no types. */
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  export const prefixer: StylisPlugin;
}
