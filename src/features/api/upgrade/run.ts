/** Loads the parser and the changes of all releases when a reader checks code. */
export function runUpgradeCheck(form: HTMLFormElement): void {
  const summary = form.querySelector('[data-upgrade-summary]');
  const messages = JSON.parse(form.dataset.messages ?? '{}');
  if (!summary) return;
  summary.textContent = messages['upgrade.checking'];
  import('./show').then(
    ({ showUpgrade }) => showUpgrade(form, messages),
    () => {
      summary.textContent = messages['upgrade.failed'];
    },
  );
}

/** Removes results of code that has changed since. */
export function clearResults(form: HTMLFormElement): void {
  form.querySelector('[data-upgrade-summary]')?.replaceChildren();
  const list = form.querySelector<HTMLElement>('[data-upgrade-results]');
  if (list) list.hidden = true;
}
