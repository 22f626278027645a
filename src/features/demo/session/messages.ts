import type { CodeStyling, CodeVariant } from '@site/src/site/demo';

/** From the page to a demo's frame: run this code instead of the demo's own. */
export interface RunMessage {
  type: 'demo/run';
  styling: CodeStyling;
  variant: CodeVariant;
  code: string;
}

/** From a frame: it listens. */
export interface ReadyMessage {
  type: 'demo/ready';
}

/** From a frame: what came of a `RunMessage`. */
export interface ResultMessage {
  type: 'demo/result';
  styling: CodeStyling;
  /** The code that was run. */
  code: string;
  error: { message: string; line: number | null; column: number | null } | null;
  /** The code as JavaScript, where it was TypeScript. */
  js: string | null;
}

export type DemoMessage = RunMessage | ReadyMessage | ResultMessage;

const types: readonly unknown[] = [
  'demo/run',
  'demo/ready',
  'demo/result',
] satisfies DemoMessage['type'][];

/**
 * The demo message of an event, if it comes from that window and from this very origin. Anything else is `null`: code of other sites
 * is never run.
 */
export function readMessage(
  event: MessageEvent,
  from: MessageEventSource | null,
): DemoMessage | null {
  if (from === null || event.source !== from || event.origin !== window.location.origin)
    return null;
  const data = event.data as { type?: unknown } | null;
  return typeof data === 'object' && data !== null && types.includes(data.type)
    ? (data as DemoMessage)
    : null;
}

export function postMessage(to: Window, message: DemoMessage): void {
  to.postMessage(message, window.location.origin);
}
