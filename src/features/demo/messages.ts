import * as v from 'valibot';
import { codeStylings, codeVariants, maxEditLength } from '@site/model/facts/demo';

const styling = v.picklist(codeStylings);
const MAX_MESSAGE = 2000;

const position = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** Attributes of `<html>` that a demo follows. */
export const settingNames = [
  'data-theme',
  'dir',
  'data-density',
  'data-code-styling',
  'data-code-variant',
] as const;

const settings = v.partial(v.strictObject(v.entriesFromList(settingNames, v.string())));

/** From the page: runs this code instead of the original. */
const run = v.object({
  type: v.literal('demo/run'),
  styling,
  variant: v.picklist(codeVariants),
  code: v.string(),
});

const fromPage = v.variant('type', [
  run,
  // The reader's preferences.
  v.object({ type: v.literal('demo/settings'), settings }),
]);

/** From a frame: the result of running code. */
const result = v.object({
  type: v.literal('demo/result'),
  styling,
  code: v.string(),
  error: v.nullable(
    v.object({
      message: v.pipe(
        v.string(),
        v.transform((message) => message.slice(0, MAX_MESSAGE)),
      ),
      line: position,
      column: position,
    }),
  ),
  /** The code as JavaScript, if it's TypeScript. */
  js: v.nullable(v.pipe(v.string(), v.maxLength(maxEditLength))),
});

const fromFrame = v.variant('type', [
  // `static/edited-demo/index.html` has loaded, and needs the content of the demo's page.
  v.object({ type: v.literal('demo/loaded') }),
  // It needs a script.
  v.object({ type: v.literal('demo/load'), url: v.string() }),
  // The content couldn't be started.
  v.object({ type: v.literal('demo/failed') }),
  // The demo can receive messages.
  v.object({ type: v.literal('demo/ready') }),
  result,
]);

export type RunMessage = v.InferOutput<typeof run>;
export type PageMessage = v.InferOutput<typeof fromPage>;
export type FrameMessage = v.InferOutput<typeof fromFrame>;

/** Content of a demo's page, and its scripts, for `static/edited-demo/index.html`. */
export type ContentMessage =
  | {
      type: 'demo/start';
      attributes: Record<string, string>;
      head: string;
      body: string;
      scripts: string[];
    }
  | { type: 'demo/script'; url: string; code: string | null };

/** Origin of a sandboxed frame in the events of its messages. */
const sandboxOrigin = 'null';

/** Message from a demo's frame; `null` if another window or origin sent it, or it's invalid. */
export function readFrameMessage(
  { source, origin, data }: MessageEvent,
  frame: Window | null,
): FrameMessage | null {
  if (!frame || source !== frame) return null;
  if (origin !== sandboxOrigin && origin !== window.location.origin) return null;
  const message = v.safeParse(fromFrame, data);
  return message.success ? message.output : null;
}

/**
 * Returns the message of an event from the page around this frame, or `null` if another window or
 * origin sent it, so that code from other sites never runs.
 */
export function readPageMessage({ source, origin, data }: MessageEvent): PageMessage | null {
  if (source !== window.parent || origin !== window.location.origin) return null;
  const message = v.safeParse(fromPage, data);
  return message.success ? message.output : null;
}

/** Sends a message to the page around this frame. A sandboxed frame can't name its origin. */
export function postToPage(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

/**
 * Sends a message to a frame of this page. A sandboxed frame has no origin to name; the page's
 * policy (`frame-src 'self'`) keeps other sites out of it.
 */
export function postToFrame(frame: Window, message: PageMessage | ContentMessage): void {
  frame.postMessage(message, '*');
}
