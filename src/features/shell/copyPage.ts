import { writePromised } from '@site/src/components/promisedClipboard';

/** Time in ms for which the button says that the page is copied. */
const COPIED_MS = 1200;

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Copies the Markdown page that a button names. If that fails, opens the Markdown page. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const url = button.dataset.copyPage ?? '';
  const label = button.textContent;
  try {
    await writePromised(textOf(url));
  } catch {
    location.assign(url);
    return;
  }
  button.textContent = document.body.dataset.textCopied ?? '';
  setTimeout(() => (button.textContent = label), COPIED_MS);
}
