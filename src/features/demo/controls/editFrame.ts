import {
  postToFrame,
  readFrameMessage,
  settingNames,
  type ContentMessage,
  type FrameMessage,
  type PageMessage,
} from '../messages';
import type { DemoElement } from './demoElement';
import { addFrame } from '../startDemos';

/**
 * What a frame can fail to do: load the demo, or answer while it runs an edit. With the time in ms
 * after which it counts as failed.
 */
const limits = { load: 15_000, answer: 5000 } as const;

async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

const settings = () =>
  Object.fromEntries(
    settingNames.map((name) => [name, document.documentElement.getAttribute(name) ?? '']),
  );

/**
 * Reads the separate page of a demo: its attributes, styles, markup, and the scripts of its island.
 * @throws if a file can't be loaded
 */
async function readDemoPage(url: string): Promise<ContentMessage> {
  const { documentElement, head, body } = new DOMParser().parseFromString(
    await readText(url),
    'text/html',
  );
  const sheets = [...head.querySelectorAll('link[rel=stylesheet]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const texts = await Promise.all(sheets.map(readText));
  // The runtime of the scripts finds a sheet by `data-href`, and doesn't load it again.
  const styles = sheets.map((href, index) => `<style data-href="${href}">${texts[index]}</style>`);
  const attributes = [...documentElement.attributes].map(({ name, value }) => [name, value]);
  body.querySelectorAll('script').forEach((script) => script.remove());
  return {
    type: 'demo/start',
    attributes: { ...Object.fromEntries(attributes), ...settings() },
    head:
      [...head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('') +
      styles.join(''),
    body: body.innerHTML,
    scripts: head.querySelector<HTMLMetaElement>('meta[name=islands]')?.content.split(' ') ?? [],
  };
}

export interface EditFrame {
  element: HTMLIFrameElement;
  send(message: PageMessage): void;
  remove(): void;
}

interface EditFrameOptions {
  onMessage: (message: FrameMessage) => void;
  onFailure: (failed: keyof typeof limits) => void;
}

/**
 * Adds a frame for edits to the stage of a demo. The frame is sandboxed: it has an opaque origin,
 * and thus no access to this page, its storage, or its URL. It gets the content of the demo's page
 * and all scripts by messages. With `npm start`, the frame shows the separate page of the demo, and
 * isn't sandboxed.
 */
export function createEditFrame(
  { frameUrl }: DemoElement,
  stage: HTMLElement,
  { onMessage, onFailure }: EditFrameOptions,
): EditFrame {
  const base = frameUrl.slice(0, frameUrl.indexOf('/demos/'));
  const isSandboxed = process.env.NODE_ENV === 'production';
  const element = addFrame(
    stage,
    isSandboxed
      ? { src: `${base}/edited-demo/`, sandbox: 'allow-scripts allow-forms' }
      : { src: frameUrl },
  );
  element.dataset.edits = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expected: keyof typeof limits | null = 'load';
  let requests = 0;

  const post = (message: PageMessage | ContentMessage) => {
    if (element.contentWindow) postToFrame(element.contentWindow, message);
  };
  const watch = () => {
    clearTimeout(timer);
    const waitsFor = expected;
    // While it loads scripts, the network may be what is slow.
    if (!waitsFor || requests > 0) return;
    const isOffline = waitsFor === 'load' && !navigator.onLine;
    timer = setTimeout(() => onFailure(waitsFor), isOffline ? 0 : limits[waitsFor]);
  };

  const isScript = (url: string): boolean => {
    try {
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && pathname.startsWith(`${base}/assets/js/`);
    } catch {
      return false;
    }
  };

  /** Sends a script of the site, which is public. The frame can't read anything else. */
  async function sendScript(url: string): Promise<void> {
    requests += 1;
    watch();
    const code = isScript(url) ? await readText(url).catch(() => null) : null;
    requests -= 1;
    post({ type: 'demo/script', url, code });
    watch();
  }

  const listen = (event: MessageEvent) => {
    const message = readFrameMessage(event, element.contentWindow);
    if (message?.type === 'demo/loaded') readDemoPage(frameUrl).then(post, () => onFailure('load'));
    else if (message?.type === 'demo/load') void sendScript(message.url);
    else if (message?.type === 'demo/failed') onFailure('load');
    else if (message) {
      expected = null;
      watch();
      onMessage(message);
    }
  };
  const observer = new MutationObserver(() =>
    post({ type: 'demo/settings', settings: settings() }),
  );
  addEventListener('message', listen);
  observer.observe(document.documentElement, { attributeFilter: [...settingNames] });
  watch();

  return {
    element,
    send(message) {
      expected = 'answer';
      post(message);
      watch();
    },
    remove() {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('message', listen);
      element.remove();
    },
  };
}
