/** Opens or closes the menu of a toolbar, which phones have. It closes by Escape, by a press elsewhere and once one of its controls did its work. */
export function toggleMenu(button: HTMLElement): void {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  if (isOpen()) {
    button.setAttribute('aria-expanded', 'false');
    return;
  }
  button.setAttribute('aria-expanded', 'true');
  const listening = new AbortController();
  const close = () => {
    listening.abort();
    button.setAttribute('aria-expanded', 'false');
  };
  const options = { signal: listening.signal };
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Node && button.contains(target))) close();
      else if (!isOpen()) listening.abort();
    },
    options,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      close();
      button.focus();
    },
    options,
  );
}
