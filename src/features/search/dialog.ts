import { loadIndex } from './load';
import { SearchDialog } from './SearchDialog';

/** Loads the index in advance. */
export function prepare(): void {
  loadIndex('here').catch(() => undefined);
}

const searches = new WeakMap<HTMLDialogElement, SearchDialog>();

/** Starts the search in the dialog that the page script opened. */
export function startDialog(dialog: HTMLDialogElement): void {
  const search = searches.get(dialog) ?? new SearchDialog(dialog);
  searches.set(dialog, search);
  search.start();
}
