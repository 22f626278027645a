import type { Finding } from './findings';
import type { Sample } from './collect';
import type { DocumentedVersion } from '../../plugins/shared/versions';

/** A file of the virtual project of a page. */
export interface VirtualFile<Source = Sample> {
  /** Absolute path. Nothing is written there. */
  path: string;
  text: string;
  /** The sample whose mistakes are reported. Missing on quoted files, which are checked where they live. */
  sample?: Source;
}

/** Pages whose samples are compiled with the packages of their version, and quote its examples. */
export type SampleSet = Pick<DocumentedVersion, 'dir' | 'packages' | 'examples'>;

/** What is checked. */
export interface SamplesOptions {
  /** Root of the repository. */
  siteDir: string;
  sets: readonly SampleSet[];
  /** Only pages whose path from `siteDir` starts with one of these. All pages by default. */
  only?: string[];
  /** How many samples of the site may say `nocheck`. Default 10. */
  maxNochecks?: number;
  /** Compiles the projects of pages that share a folder of packages. By default in one program. */
  compileProjects?: CompileProjects;
}

/**
 * Compiles projects, each a page's files. What is found in one depends on its own files and on the packages.
 * @returns the findings of each file that has a sample
 */
export type CompileProjects = (
  siteDir: string,
  projects: VirtualFile[][],
  packages: string,
) => [VirtualFile, Finding[]][];

/** Languages whose samples are compiled or parsed. `nocheck` means nothing on others. */
const checkedLanguages = ['ts', 'tsx', 'js', 'jsx', 'json', 'jsonc'] as const;

export type CheckedLanguage = (typeof checkedLanguages)[number];

/** Whether samples of this language are checked. */
export const isChecked = (language: string): language is CheckedLanguage =>
  (checkedLanguages as readonly string[]).includes(language);

/** Languages the compiler reads, as opposed to JSON. */
export const isScript = (language: string): boolean =>
  isChecked(language) && !language.startsWith('json');
