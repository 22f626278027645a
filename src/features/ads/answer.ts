import * as v from 'valibot';
import { secureUrl } from './address';
import type { Ad } from './inHouse';
import { MAX_PIXELS } from './timing';

/** What of a field is read: a text, also where something else came. */
const text = v.fallback(v.pipe(v.string(), v.trim()), '');

/** The fields of a sponsor's ad that are read (specification, section 3). Others are dropped. */
const record = v.object({
  company: text,
  description: text,
  image: text,
  statlink: text,
  statimp: text,
  pixel: text,
  timestamp: v.optional(v.unknown()),
});

type SponsorRecord = v.InferOutput<typeof record>;

const list = v.array(v.unknown());

/** The ads of an answer: `{ "ads": [ … ] }` or the list itself. @throws for any other */
const adsIn = (answer: unknown): unknown[] =>
  Array.isArray(answer) ? v.parse(list, answer) : v.parse(v.object({ ads: list }), answer).ads;

/** A number or a text, as text. */
const asText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** A sponsor's ad that can be shown, and what shows the sponsor that it was. */
export interface SponsorAd {
  ad: Ad;
  /** Addresses of impression pixels. */
  pixels: string[];
}

function pixelsOf({ statimp, pixel, timestamp }: SponsorRecord, now: number): string[] {
  const parts = [statimp, ...pixel.split('||')].map((part) =>
    secureUrl(part.replaceAll('[timestamp]', asText(timestamp) || String(now))),
  );
  return parts.filter((part) => part !== undefined).slice(0, MAX_PIXELS);
}

/**
 * The first ad of an answer with content and a link, or none. Nothing of the answer is trusted: texts stay texts, addresses are `https:`.
 * @param now ms since 1970, for `[timestamp]` in pixels of a record without a timestamp
 * @throws for an answer that is no list of ads
 */
export function parseAnswer(value: unknown, now: number): SponsorAd | undefined {
  for (const item of adsIn(value)) {
    const { success, output } = v.safeParse(record, item);
    const link = success ? secureUrl(output.statlink) : undefined;
    if (!success || !link || !(output.company || output.description)) continue;
    const { company, description, image } = output;
    return {
      ad: {
        name: 'carbon',
        title: company,
        description,
        link,
        img: secureUrl(image),
        poweredby: 'Carbon',
      },
      pixels: pixelsOf(output, now),
    };
  }
  return undefined;
}
