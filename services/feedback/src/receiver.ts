import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { parseFeedback } from '../../../model/facts/feedback';
import type { FeedbackStore } from './store';

export interface ReceiverOptions {
  store: FeedbackStore;
  /** IP address of the sender, which is only used by the rate limit. */
  senderOf: (context: Context) => string;
  isAllowed: (origin: string) => boolean;
  /** Maximum number of requests per sender in a number of seconds. Default: 10 in 60. */
  limit?: { requests: number; seconds: number };
}

/** Maximum size of a request in bytes: the longest comment, escaped, and the other fields. */
const MAX_BODY = 16_384;

/**
 * Maximum number of bytes that are read before a request is rejected. The connection can only be
 * used again if the body has been read to its end.
 */
const MAX_READ = 1_048_576;

const tooLarge = `The request is larger than ${MAX_BODY} bytes.`;

const errorBody = (error: string, problems: unknown[] = []) => ({ error, problems });

/** Seconds until a sender may try again; 0 if the limit hasn't been reached. */
async function secondsToWait(limiter: RateLimiterMemory, sender: string): Promise<number> {
  try {
    await limiter.consume(sender);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw reason;
  }
}

/**
 * The reference receiver of feedback. `POST /feedback` returns 204 once the feedback is stored, and
 * `GET /health` reports whether it can be stored.
 */
export function createReceiver({
  store,
  senderOf,
  isAllowed,
  limit = { requests: 10, seconds: 60 },
}: ReceiverOptions): Hono {
  const limiter = new RateLimiterMemory({ points: limit.requests, duration: limit.seconds });
  const app = new Hono();
  app.use(
    cors({
      origin: (origin) => (isAllowed(origin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type'],
      maxAge: 600,
    }),
  );

  app.get('/health', async (context) => {
    try {
      await store.check();
      return context.json({ status: 'ok' });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return context.json({ status: 'failed', error: 'The database does not answer.' }, 503);
    }
  });

  app.post(
    '/feedback',
    bodyLimit({
      maxSize: MAX_READ,
      onError: (context) => context.json(errorBody(tooLarge), 413, { Connection: 'close' }),
    }),
    // Hono stores the body, so that later handlers can read it again.
    async (context, next) => {
      await context.req.text();
      return next();
    },
    // CORS hides the response from a foreign page, but doesn't prevent the request. Browsers send
    // the origin of each request.
    async (context, next) =>
      isAllowed(context.req.header('Origin') ?? '')
        ? next()
        : context.json(errorBody('Feedback from this origin is not accepted.'), 403),
    async (context, next) => {
      const seconds = await secondsToWait(limiter, senderOf(context));
      if (seconds === 0) return next();
      return context.json(
        errorBody('Too much feedback in a short time. Please try again later.'),
        429,
        { 'Retry-After': String(seconds) },
      );
    },
    async (context) => {
      const size = Buffer.byteLength(await context.req.text());
      if (size > MAX_BODY) return context.json(errorBody(tooLarge), 413);
      if (!/^application\/json\b/i.test(context.req.header('Content-Type') ?? '')) {
        return context.json(errorBody('Expected the content type application/json.'), 415);
      }
      const body: unknown = await context.req.json().catch(() => undefined);
      const { feedback, problems } = parseFeedback(body);
      if (problems) return context.json(errorBody('The feedback is not valid.', problems), 400);
      await store.add(feedback, new Date());
      return context.body(null, 204);
    },
  );

  app.onError((error, context) => {
    console.error(error.message);
    return context.json(errorBody('The feedback could not be stored.'), 500);
  });
  return app;
}
