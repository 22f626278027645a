import {
  defaultSponsorAdsUrl,
  defaultSponsorScriptUrl,
  sponsorScriptCompanions,
} from './facts/sponsor';
import type { Settings } from './settings';

/** Other origins that the build is configured to use, by CSP directive. */
export interface PolicySources {
  script?: string[];
  connect?: string[];
  image?: string[];
  style?: string[];
  font?: string[];
}

/** Nothing for other values, so that a policy contains no arbitrary text from a setting. */
function originOf(url: string): string[] {
  try {
    const { origin, protocol } = new URL(url.startsWith('//') ? `https:${url}` : url);
    return /^https?:$/.test(protocol) ? [origin] : [];
  } catch {
    return [];
  }
}

/** @see https://developers.google.com/tag-platform/security/guides/csp */
const googleAnalytics = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};
const noSources = { script: [], connect: [], image: [] };

/** An ad loads its picture and pixels from hosts of the advertiser, so `https:` is allowed. */
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

/** Origins that pages may use according to the settings of the build. Nothing else is allowed. */
export function configuredSources(settings: Partial<Settings>): PolicySources {
  const analytics = settings.GA_MEASUREMENT_ID ? googleAnalytics : noSources;
  const sponsor = sponsorSources(
    settings.SPONSOR_SCRIPT_URL || defaultSponsorScriptUrl,
    settings.SPONSOR_ADS_URL || defaultSponsorAdsUrl,
  );
  return {
    script: [...analytics.script, ...sponsor.script],
    connect: [...analytics.connect, ...sponsor.connect, ...originOf(settings.FEEDBACK_URL ?? '')],
    image: [...analytics.image, ...sponsor.image],
    ...fontSources(settings.FONTS_STYLESHEET_URL ?? ''),
  };
}
