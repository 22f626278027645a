const BUTTON = '[data-example-open]';

let started = false;

function openProject(target: EventTarget | null | undefined): void {
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
}

/** @param early input from while this code was loading */
export function start(early: readonly Event[] = []): void {
  if (started) return;
  started = true;
  openProject(early.findLast(({ type }) => type === 'click')?.target);
  document.addEventListener('click', ({ target }) => openProject(target));
}
