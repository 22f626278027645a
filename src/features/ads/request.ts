import { parseResponse, type SponsorAd } from './response';
import { MAX_RESPONSE_SIZE, MAX_REQUESTS } from './timing';

/**
 * Reads a response as text.
 * @throws if it's longer than `MAX_ANSWER` bytes; the rest isn't read
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

/**
 * Requests an ad until there's one, at most `MAX_REQUESTS` times.
 * @param isWanted called before each request, because the reader may have left
 * @returns `undefined` if the sponsor has no ad
 * @throws if a request fails, without another try (docs/behavior.md#sponsor-slot)
 */
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
