import type { WorkerRequest } from '@site/src/site/offline';

/** Sends a request to the worker. @param onAnswer called for each response */
export function tell(
  worker: ServiceWorker,
  request: WorkerRequest,
  onAnswer?: (answer: unknown) => void,
): void {
  if (!onAnswer) return worker.postMessage(request);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => onAnswer(data);
  worker.postMessage(request, [port2]);
}

/**
 * Version of a worker's build. Returns `none` if the worker doesn't respond in time, such as the
 * one that removes itself.
 */
export function versionOf(worker: ServiceWorker | null, timeout = 1000): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('none'), timeout);
    if (worker) tell(worker, { type: 'version' }, (version) => resolve(String(version)));
  });
}
