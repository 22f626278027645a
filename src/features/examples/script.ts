const BUTTON = '[data-example-open]';

let started = false;

/** Starts the buttons that open a project in a sandbox. */
export function startExamples(): void {
  if (started) return;
  started = true;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    if (!button) return;
    const status = button.parentElement?.querySelector<HTMLElement>('[role=status]');
    const { exampleOpen = '', entry = 'README.md' } = button.dataset;
    if (status) status.textContent = '';
    import('./open')
      .then(({ openExample }) => openExample(exampleOpen, entry))
      .catch(() => {
        if (status) status.textContent = status.dataset.failed ?? '';
      });
  });
}
