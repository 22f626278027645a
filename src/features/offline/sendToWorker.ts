import type { WorkerRequest } from './parse';

/** Sends a request to the worker. @param onResponse called for each response */
export function sendToWorker(
  worker: ServiceWorker,
  request: WorkerRequest,
  onResponse?: (response: unknown) => void,
): void {
  if (!onResponse) return worker.postMessage(request);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => onResponse(data);
  worker.postMessage(request, [port2]);
}

/**
 * Version of a worker's build. Returns `none` if the worker doesn't respond in time, such as the
 * one that removes itself.
 */
export function workerVersion(worker: ServiceWorker | null, timeout = 1000): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('none'), timeout);
    if (worker) sendToWorker(worker, { type: 'version' }, (version) => resolve(String(version)));
  });
}
