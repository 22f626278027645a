import {
  closest,
  isControlKey,
  isShortcut,
  loadOnce,
  showFailure,
  typingTarget,
} from '@site/src/components/pageScript';

let searchDialog: HTMLDialogElement | undefined;

const load = loadOnce(() => import('./SearchDialog'));

/** Shows an empty field at once, so that no input is lost while the rest is loading. */
function open(query = ''): void {
  if (!searchDialog?.isConnected) {
    searchDialog = document.createElement('dialog');
    searchDialog.dataset.searchDialog = '';
    searchDialog.append(document.createElement('input'));
    document.body.append(searchDialog);
  }
  const dialog = searchDialog;
  const field = dialog.querySelector('input');
  if (!dialog.open) {
    dialog.showModal();
    if (field && query) field.value = query;
    // Selects an earlier query, so that typing replaces it.
    field?.select();
  }
  load().then(
    (module) => module.startDialog(dialog),
    () => {
      showFailure();
      // Typing tries again.
      if (field) field.oninput = () => open();
    },
  );
}

/** Element that opens the search. `data-search` may contain a query. */
const openerOf = (event: Event) => closest(event, '[data-search]');

/** Query that the page proposes: on the 404 page, the words of the missing URL. */
const suggestedQuery = () =>
  document.querySelector<HTMLElement>('[data-search-words]')?.dataset.searchWords;

/** Handles the search shortcut and field. Everything else is loaded at the first sign of use. */
export function startSearch(): void {
  const prepare = (event: Event) => {
    if (openerOf(event))
      load().then(
        (module) => module.prepare(),
        () => undefined,
      );
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', (event) => {
    const element = openerOf(event);
    if (element) open(element.dataset.search || suggestedQuery());
  });
  document.addEventListener('keydown', (event) => {
    // On macOS, Ctrl+K in a text field deletes the rest of the line.
    const isSearch = isControlKey(event, 'k') && (event.metaKey || !typingTarget(event));
    if (!isSearch && !isShortcut(event, '/')) return;
    event.preventDefault();
    open(suggestedQuery());
  });
  const query = new URLSearchParams(location.search).get('q');
  if (query && document.querySelector('[data-search-home]')) open(query);
}
