import { delay, http, HttpResponse } from 'msw';
import { readSetting } from '../settings/settings';

/** Milliseconds until the server answers, by the setting. */
export const LATENCY = { instant: 0, normal: 350, slow: 2000 } as const;

let requests = 0;

/** The way to the server: it takes time and, if the user asks for it, every third request fails. */
export const networkHandlers = [
  http.all('/api/*', async () => {
    await delay(LATENCY[readSetting('latency')]);
    if (!readSetting('failures')) return;
    requests += 1;
    if (requests % 3 === 0)
      return HttpResponse.json({ message: 'The server is busy. Try again.' }, { status: 503 });
  }),
];
