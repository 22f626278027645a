import { COPIED_MS, writeClipboard } from '@site/src/components/clipboard';

/** Loads the parser and the changes of all releases when a reader checks code. */
function runUpgradeCheck(form: HTMLFormElement): void {
  const summary = form.querySelector('[data-upgrade-summary]');
  const messages = JSON.parse(form.dataset.messages ?? '{}');
  if (!summary) return;
  summary.textContent = messages['upgrade.checking'];
  import('./showUpgrade').then(
    ({ showUpgrade }) => showUpgrade(form, messages),
    () => {
      summary.textContent = messages['upgrade.failed'];
    },
  );
}

function clearResults(form: HTMLFormElement): void {
  form.querySelector('[data-upgrade-summary]')?.replaceChildren();
  const list = form.querySelector<HTMLElement>('[data-upgrade-results]');
  if (list) list.hidden = true;
}

let started = false;

const closest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const rowsOf = (form: HTMLElement) => [
  ...(form.parentElement?.querySelectorAll<HTMLElement>('[data-api-row]') ?? []),
];

/** Shows the rows that contain all words of the text and have all selected flags. */
function applyFilter(form: HTMLFormElement): void {
  const values = new FormData(form);
  const words = String(values.get('text') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  const rows = rowsOf(form);
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    const flagged = (['required', 'deprecated'] as const).every(
      (flag) => !values.has(flag) || row.dataset[flag] !== undefined,
    );
    row.hidden = !flagged || !words.every((word) => text.includes(word));
  }
  const shown = rows.filter((row) => !row.hidden).length;
  const count = form.querySelector<HTMLElement>('[data-api-count]');
  if (!count) return;
  // Initially, the label counts all rows.
  count.dataset.all ??= count.textContent ?? '';
  const { all, some = '' } = count.dataset;
  count.textContent = shown === rows.length ? all : some.replace('{shown}', String(shown));
}

/** Resets the filter if it hides the row that the URL names. */
function revealTarget(): void {
  const row = document.getElementById(location.hash.slice(1));
  if (!row?.hidden || row.dataset.apiRow === undefined) return;
  const form = row.closest('[data-api]')?.querySelector<HTMLFormElement>('[data-api-filter]');
  if (!form) return;
  form.reset();
  applyFilter(form);
  row.scrollIntoView();
}

/** Copies the URL of a link while the browser follows the link, and shows that it was copied. */
function copyLink(link: HTMLAnchorElement): void {
  writeClipboard(link.href).then(
    () => {
      link.dataset.state = 'copied';
      setTimeout(() => delete link.dataset.state, COPIED_MS);
    },
    () => undefined,
  );
}

function onClick(event: Event): void {
  const form = closest(event, '[data-upgrade-run]')?.closest('form');
  if (form) runUpgradeCheck(form);
  const link = closest(event, '[data-api-link]');
  if (link instanceof HTMLAnchorElement) copyLink(link);
}

/** @param early clicks from while this script was loading */
export function start(early: readonly Event[] = []): void {
  if (started) return;
  started = true;
  early.filter(({ type }) => type === 'click').forEach(onClick);
  document.addEventListener('click', onClick);
  document.addEventListener('input', (event) => {
    const form = closest(event, '[data-upgrade-check]');
    if (form instanceof HTMLFormElement) clearResults(form);
  });
  document.addEventListener('input', (event) => {
    const form = closest(event, '[data-api-filter]');
    if (form instanceof HTMLFormElement) applyFilter(form);
  });
  document.addEventListener('submit', (event) => {
    if (closest(event, '[data-api-filter]')) event.preventDefault();
  });
  addEventListener('hashchange', revealTarget);
  // The field may contain text that was typed earlier or that the browser has restored.
  document.querySelectorAll<HTMLFormElement>('[data-api-filter]').forEach(applyFilter);
}
