/**
 * The sponsor's script with our placement. `SPONSOR_SCRIPT_URL` sets another one
 * (docs/behavior.md#sponsor-slot).
 */
export const defaultSponsorScriptUrl =
  'https://cdn.carbonads.com/carbon.js?serve=CKYIL27L&placement=material-uicom';

/** The same placement as JSON, for the inline shape. `SPONSOR_ADS_URL` sets another one. */
export const defaultSponsorAdsUrl =
  'https://srv.buysellads.com/ads/CKYIL27L.json?segment=placement:material-uicom';

/** Origins of scripts that a sponsor's script loads itself, by its own origin. */
export const sponsorScriptCompanions: Readonly<Record<string, readonly string[]>> = {
  'https://cdn.carbonads.com': ['https://srv.carbonads.net'],
};
