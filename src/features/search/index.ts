/** Search: a field that opens a dialog, see `script.ts`. `plugins/search` creates the index. */
export { SearchField } from './SearchField';
