/** The sponsor's script with this site's placement (docs/behavior.md#sponsor-slot). */
export const defaultSponsorScriptUrl =
  'https://cdn.carbonads.com/carbon.js?serve=CKYIL27L&placement=material-uicom';

/** URL of the same placement as JSON, for the inline shape. `SPONSOR_ADS_URL` overrides it. */
export const defaultSponsorAdsUrl =
  'https://srv.buysellads.com/ads/CKYIL27L.json?segment=placement:material-uicom';

/** Origins from which a sponsor's script loads other scripts, by the origin of that script. */
export const sponsorScriptCompanions: Readonly<Record<string, readonly string[]>> = {
  'https://cdn.carbonads.com': ['https://srv.carbonads.net'],
};
