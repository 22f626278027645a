/** Texts of the site's controls. Plain scripts use `createTranslate`; components use `./react`, which is apart as it carries React. */
export { en, type Catalogue, type MessageKey } from './en';
export { catalogues, createTranslate, type MessageValues, type Translate } from './translate';
