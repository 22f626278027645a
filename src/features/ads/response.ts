import { secureUrl } from './url';
import type { Ad } from './inHouse';
import { MAX_PIXELS } from './timing';

/**
 * Fields read from a sponsor's ad. Other fields are ignored, and values that aren't strings count
 * as empty.
 */
const fields = ['company', 'description', 'image', 'statlink', 'statimp', 'pixel'] as const;

type SponsorRecord = Record<(typeof fields)[number], string> & { timestamp: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Maximum length of a shown text in characters. */
const MAX_TEXT = 500;

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function parseRecord(value: Record<string, unknown>): SponsorRecord {
  const texts = Object.fromEntries(fields.map((field) => [field, trimmed(value[field])]));
  return { ...(texts as Record<(typeof fields)[number], string>), timestamp: value.timestamp };
}

/** Ads of a response: `{ "ads": [ … ] }` or the list itself. @throws for anything else */
function adsIn(response: unknown): unknown[] {
  const ads: unknown = isObject(response) && !Array.isArray(response) ? response.ads : response;
  if (!Array.isArray(ads)) throw new TypeError('The response contains no list of ads');
  return ads;
}

/** A number or string as a string. */
const asText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** Maximum length of a timestamp. Pixels may repeat it, so a long one could fill the memory. */
const MAX_TIMESTAMP = 100;

/** A sponsor's ad, and the pixels that report its impression. */
export interface SponsorAd {
  ad: Ad;
  /** URLs of impression pixels. */
  pixels: string[];
}

function pixelsOf({ statimp, pixel, timestamp }: SponsorRecord, now: number): string[] {
  const own = asText(timestamp);
  const time = own && own.length <= MAX_TIMESTAMP ? own : String(now);
  const parts = [statimp, ...pixel.split('||')].map((part) =>
    secureUrl(part.replaceAll('[timestamp]', () => time)),
  );
  return parts.filter((part) => part !== undefined).slice(0, MAX_PIXELS);
}

/**
 * Returns the first ad of a response that has content and a link. The response is untrusted:
 * strings stay text, and URLs must be `https:`.
 * @param now ms since 1970, for `[timestamp]` in pixels of a record without a timestamp
 * @throws if the response isn't a list of ads
 */
export function parseResponse(value: unknown, now: number): SponsorAd | undefined {
  for (const item of adsIn(value)) {
    if (!isObject(item)) continue;
    const record = parseRecord(item);
    const { company, description, image } = record;
    const link = secureUrl(record.statlink);
    if (!link || !(company || description)) continue;
    return {
      ad: {
        name: 'carbon',
        title: company.slice(0, MAX_TEXT),
        description: description.slice(0, MAX_TEXT),
        link,
        img: secureUrl(image),
        poweredby: 'Carbon',
      },
      pixels: pixelsOf(record, now),
    };
  }
  return undefined;
}
