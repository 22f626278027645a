/**
 * The parts of a worker's global scope that are used here. TypeScript can't type pages and workers
 * in the same project.
 * @see https://github.com/microsoft/TypeScript/issues/20595
 */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifetimeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerMessageEvent extends LifetimeEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: LifetimeEvent;
  activate: LifetimeEvent;
  fetch: RequestEvent;
  message: WorkerMessageEvent;
}

interface WorkerScope {
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
}

export const scope = self as unknown as WorkerScope;
