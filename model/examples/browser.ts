/** Runs in the frame before the example, and sets the color scheme of the page around it. */
const MODE_KEY = 'toolpad-mode';

function parentPage(): HTMLElement | null {
  try {
    return window.parent === window ? null : window.parent.document.documentElement;
  } catch {
    return null;
  }
}

const parent = parentPage();

function copyMode(page: HTMLElement): void {
  const mode = page.dataset.theme === 'dark' ? 'dark' : 'light';
  try {
    window.localStorage.setItem(MODE_KEY, mode);
  } catch {
    // Without storage, the event still reaches a running example.
  }
  // MUI treats it as a change in another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: mode }));
}

if (parent) {
  copyMode(parent);
  new MutationObserver(() => copyMode(parent)).observe(parent, { attributeFilter: ['data-theme'] });
}

export {};
