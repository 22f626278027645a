/**
 * Defines `window.gtag` and loads the analytics script. It's an external script because the page's
 * Content-Security-Policy allows no others. `pageViews.ts` sends the page views.
 * @see https://developers.google.com/tag-platform/gtagjs
 */
export function loadAnalytics(measurementId: string): void {
  const dataLayer = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // The script reads `arguments` objects and ignores arrays.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}
