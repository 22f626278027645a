import { COPIED_MS } from '@site/src/components/clipboard';
import { writePromised } from '@site/src/components/promisedClipboard';

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Copies the Markdown page that a button names. If that's denied, opens the Markdown page. */
async function copyPage(button: HTMLElement): Promise<void> {
  const url = button.dataset.copyPage ?? '';
  const label = button.textContent;
  try {
    await writePromised(fetchText(url));
  } catch (error) {
    // Without a network, the reader would leave for the browser's error page.
    if (!(error instanceof TypeError)) return location.assign(url);
    return void document.getElementById('load-failed')?.togglePopover?.(true);
  }
  button.textContent = document.body.dataset.textCopied ?? '';
  setTimeout(() => (button.textContent = label), COPIED_MS);
}

/** Closes the bar "On this page" after a click on a link or beside the bar, and on Escape. */
function closeToc(event: Event): void {
  const summary = document.querySelector<HTMLElement>('[data-toc-bar][open] summary');
  const isKey = event instanceof KeyboardEvent;
  const target = event.target as Element;
  if (isKey ? event.key !== 'Escape' : target.closest('summary')) return;
  if (isKey) summary?.focus();
  summary?.parentElement?.removeAttribute('open');
}

/**
 * Runs what a control with `data-press` needs when it's pressed: the menu of products lists the
 * versions, "Copy page" copies it, "On this page" closes when the reader leaves it, and others show
 * the keyboard shortcuts, as the key `?` does.
 */
export async function press({ type, target, timeStamp }: Event): Promise<void> {
  const pressed = type === 'click' && target instanceof Element ? target : null;
  const copyButton = pressed?.closest<HTMLElement>('[data-copy-page]');
  const menu = pressed?.closest('[popovertarget]')?.getAttribute('popovertarget');
  if (pressed?.closest('summary'))
    for (const type of ['click', 'keydown']) document.addEventListener(type, closeToc);
  else if (copyButton) await copyPage(copyButton);
  else if (menu) {
    const { showVersions } = await import('./versionMenu');
    await showVersions(document.getElementById(menu));
  } else {
    const { showShortcuts } = await import('./shortcuts');
    if ((window.escapedAt ?? 0) <= timeStamp) showShortcuts();
  }
}
