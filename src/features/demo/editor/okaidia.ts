import { baseUrl } from '@site/model/facts/origins';

const url = `${baseUrl}static/styles/prism-okaidia.css`;

let loading: Promise<void> | undefined;

function link(): Promise<void> {
  return new Promise((resolve) => {
    const element = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: url,
    });
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      loading = undefined;
      resolve();
    };
    document.head.append(element);
  });
}

async function load(): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(String(response.status));
    const style = document.createElement('style');
    style.textContent = await response.text();
    document.head.append(style);
  } catch {
    await link();
  }
}

/**
 * Loads the colors of the editor once: with fetch, or if that fails, with a link
 * (docs/behavior.md#theme). Without them, code has no colors.
 */
export function loadOkaidia(): Promise<void> {
  loading ??= load();
  return loading;
}
