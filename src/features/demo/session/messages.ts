import type { CodeStyling, CodeVariant } from '@site/src/site/demo';

/** From the page to a demo's frame: runs this code instead of the original. */
export interface RunMessage {
  type: 'demo/run';
  styling: CodeStyling;
  variant: CodeVariant;
  code: string;
}

/** From a frame: it can receive messages. */
export interface ReadyMessage {
  type: 'demo/ready';
}

/** From a frame: the result of a `RunMessage`. */
export interface ResultMessage {
  type: 'demo/result';
  styling: CodeStyling;
  /** Code that was run. */
  code: string;
  error: { message: string; line: number | null; column: number | null } | null;
  /** The code as JavaScript, if it's TypeScript. */
  js: string | null;
}

export type DemoMessage = RunMessage | ReadyMessage | ResultMessage;

const types: readonly unknown[] = [
  'demo/run',
  'demo/ready',
  'demo/result',
] satisfies DemoMessage['type'][];

/**
 * Returns the demo message of an event, or `null` if another window or origin sent it, so that code
 * from other sites never runs.
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
