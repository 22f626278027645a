/** What is checked. */
export interface SamplesOptions {
  /** Root of the repository; samples resolve packages from its `node_modules`. */
  siteDir: string;
  /** Folders with pages, relative to `siteDir`. */
  folders: string[];
  /** Only pages whose path from `siteDir` starts with one of these. All pages by default. */
  only?: string[];
  /** How many samples of the site may say `nocheck`. Default 10. */
  maxNochecks?: number;
}

/** Languages whose samples are compiled or parsed. `nocheck` means nothing on others. */
export const checkedLanguages = ['ts', 'tsx', 'js', 'jsx', 'json', 'jsonc'] as const;

export type CheckedLanguage = (typeof checkedLanguages)[number];

/** Whether samples of this language are checked. */
export const isChecked = (language: string): language is CheckedLanguage =>
  (checkedLanguages as readonly string[]).includes(language);

/** Languages the compiler reads, as opposed to JSON. */
export const isScript = (language: string): boolean =>
  isChecked(language) && !language.startsWith('json');
