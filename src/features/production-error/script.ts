/** Shows the error an address asks for, on the page that has a place for it. */
export function startProductionError(): void {
  const place = document.querySelector<HTMLElement>('[data-production-error]');
  if (!place) return;
  import('./show').then(
    ({ showError }) => showError(place, location.search),
    () => undefined,
  );
}
