import {
  defaultSponsorAdsUrl,
  defaultSponsorScriptUrl,
  sponsorScriptCompanions,
} from '../../src/site/sponsor';
import type { PolicySources } from './policy';

/**
 * The origin of an `http(s)` URL; nothing for other text, so that a policy never contains arbitrary
 * text of a setting.
 */
function originOf(url: string): string[] {
  try {
    const { origin, protocol } = new URL(url.startsWith('//') ? `https:${url}` : url);
    return /^https?:$/.test(protocol) ? [origin] : [];
  } catch {
    return [];
  }
}

/**
 * Hosts Google names for its tag.
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
const google = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};
const nothing = { script: [], connect: [], image: [] };

/**
 * The sponsor's script and its answers. An ad names its picture and pixels itself, on hosts of the
 * advertiser: any, but `https:`.
 */
function sponsorSources(scriptUrl: string, adsUrl: string) {
  const script = originOf(scriptUrl);
  return {
    script: [...script, ...script.flatMap((origin) => sponsorScriptCompanions[origin] ?? [])],
    connect: originOf(adsUrl),
    image: ['https:'],
  };
}

function fontSources(stylesheetUrl: string) {
  const style = originOf(stylesheetUrl);
  return {
    style,
    font: style.map((origin) =>
      origin === 'https://fonts.googleapis.com' ? 'https://fonts.gstatic.com' : origin,
    ),
  };
}

/**
 * Origins that the environment's settings make the pages talk to. Nothing is allowed that is not
 * configured.
 */
export function configuredSources(environment: Record<string, string | undefined>): PolicySources {
  const analytics = environment.GA_MEASUREMENT_ID ? google : nothing;
  const sponsor = sponsorSources(
    environment.SPONSOR_SCRIPT_URL || defaultSponsorScriptUrl,
    environment.SPONSOR_ADS_URL || defaultSponsorAdsUrl,
  );
  return {
    script: [...analytics.script, ...sponsor.script],
    connect: [
      ...analytics.connect,
      ...sponsor.connect,
      ...originOf(environment.FEEDBACK_URL ?? ''),
    ],
    image: [...analytics.image, ...sponsor.image],
    ...fontSources(environment.FONTS_STYLESHEET_URL ?? ''),
  };
}
