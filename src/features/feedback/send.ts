import type { Feedback } from './schema';

/** Maximum time to wait for a response, in ms (docs/behavior.md#feedback). */
const TIMEOUT = 10_000;

const requestOf = (feedback: Feedback): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(feedback),
  credentials: 'omit',
});

/**
 * Sends feedback. Returns `sent` for a 2xx response; `failed` for any other, or if there's none in
 * time. Never throws.
 */
export async function sendFeedback(
  endpoint: string,
  feedback: Feedback,
): Promise<'sent' | 'failed'> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const { ok } = await fetch(endpoint, { ...requestOf(feedback), signal: controller.signal });
    return ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/** Sends feedback when the reader leaves. The result is unknown. */
export function sendOnLeaving(endpoint: string, feedback: Feedback): void {
  fetch(endpoint, { ...requestOf(feedback), keepalive: true }).catch(() => undefined);
}
