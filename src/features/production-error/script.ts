/** Shows the error in the URL, if the page has a container for it. */
export function startProductionError(): void {
  const place = document.querySelector<HTMLElement>('[data-production-error]');
  if (!place) return;
  import('./show').then(
    ({ showError }) => showError(place, location.search),
    () => undefined,
  );
}
