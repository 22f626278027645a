import { element } from '@site/src/components/element';
import { createTranslate } from '@site/model/facts/messages/translate';
import { MAX_PIXELS, MAX_REQUESTS, MAX_RESPONSE_SIZE, secureUrl } from './decide';
import type { Ad } from './inHouse';

/** Other fields are ignored, and values that aren't strings count as empty. */
const fields = ['company', 'description', 'image', 'statlink', 'statimp', 'pixel'] as const;

type SponsorRecord = Record<(typeof fields)[number], string> & { timestamp: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

const asText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** Maximum length of a timestamp. Pixels may repeat it, so a long one could fill the memory. */
const MAX_TIMESTAMP = 100;

/** A sponsor's ad, and the pixels that report its impression. */
interface SponsorAd {
  ad: Ad;
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
        name: company.slice(0, MAX_TEXT),
        description: description.slice(0, MAX_TEXT),
        link,
        img: secureUrl(image),
        poweredby: 'Carbon',
        label: 'carbon',
      },
      pixels: pixelsOf(record, now),
    };
  }
  return undefined;
}

/**
 * Reads a response as text.
 * @throws if it's longer than `MAX_RESPONSE_SIZE` bytes; the rest isn't read
 */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_RESPONSE_SIZE) {
      await reader?.cancel();
      throw new Error('The response is too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Requests an ad until there's one. @throws if a request fails (docs/behavior.md#sponsor-slot) */
export async function requestAd(
  url: string,
  isWanted: () => boolean,
): Promise<SponsorAd | undefined> {
  for (let requests = 0; requests < MAX_REQUESTS && isWanted(); requests += 1) {
    const response = await fetch(url, {
      credentials: 'omit',
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`The sponsor responded with ${response.status}`);
    const ad = parseResponse(JSON.parse(await readText(response)), Date.now());
    if (ad) return ad;
  }
  return undefined;
}

const t = createTranslate();

/** Renders an ad. Strings are set as text, because they can come from an untrusted source. */
export function adElement({ name, description, img, link, poweredby }: Ad): HTMLElement {
  const picture = img ? [element('img', { src: img, alt: '', width: '130', height: '100' })] : [];
  const company = name ? [element('b', {}, name), ' '] : [];
  return element(
    'div',
    {},
    element(
      'a',
      { href: link, target: '_blank', rel: 'noopener sponsored' },
      ...picture,
      element('span', {}, ...company, description),
    ),
    element('small', {}, t('ad.by', { name: poweredby })),
  );
}

export const pixelElement = (src: string): HTMLImageElement =>
  element('img', { src, alt: '', hidden: '' });

/** Message for readers with an ad blocker, asking for an exception. */
export const messageElement = (): HTMLElement =>
  element('div', { 'data-part': 'message' }, element('p', {}, t('ad.blocked')));
