/** Search: a field that opens a dialog, see `script.ts`. The index is made by `plugins/search`. */
export { SearchField } from './SearchField';
