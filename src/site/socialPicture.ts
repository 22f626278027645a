/**
 * URL of the picture that other sites show beside a link to a page:
 * `/toolpad/static/social/core/react-crud.png`.
 */
export const socialPictureUrl = (url: string): string =>
  url.replace(
    /^(.*?\/toolpad)\/(.*?)\/?$/,
    (_whole, base: string, page: string) => `${base}/static/social/${page || 'index'}.png`,
  );

/** Size of these pictures, in px. */
export const socialPictureSize = { width: 1200, height: 630 };
