import { loadIndex } from './load';
import { SearchDialog } from './SearchDialog';

/** Loads the index before it is needed. */
export function prepare(): void {
  loadIndex('here').catch(() => undefined);
}

const searches = new WeakMap<HTMLDialogElement, SearchDialog>();

/** Starts the search in the page script's dialog, each time it is opened. */
export function startDialog(dialog: HTMLDialogElement): void {
  const search = searches.get(dialog) ?? new SearchDialog(dialog);
  searches.set(dialog, search);
  search.start();
}
