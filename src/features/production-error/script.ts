/** Shows the error in the URL, if the page has a container for it. */
export function startProductionError(): void {
  const container = document.querySelector<HTMLElement>('[data-production-error]');
  if (!container) return;
  import('./show').then(
    ({ showError }) => showError(container, location.search),
    () => undefined,
  );
}
