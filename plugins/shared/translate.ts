import { translateAll } from '../../src/features/i18n/allMessages';

/** English strings, for labels that only Markdown pages have. */
export const t = translateAll('en');
