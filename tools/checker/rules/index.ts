import type { Check } from '../rule';
import type { Types } from '../types';
import { besidePages } from './files';
import { callouts } from './callouts';
import { codeNames } from './codeNames';
import { codeTabs } from './codeTabs';
import { writerTags } from './tags';
import { demos } from './demos';
import { demoTypes } from './demoTypes';
import { fences } from './fences';
import { files } from './files';
import { frontMatter } from './frontMatter';
import { headings } from './headings';
import { imports } from './imports';
import { installs } from './commands';
import { interactive } from './policy';
import { keywords } from './headings';
import { linkTexts } from './links';
import { links } from './links';
import { lookalikes } from './lookalikes';
import { markdown } from './markdown';
import { markup } from './scripts';
import { pictures } from './pictures';
import { policy } from './policy';
import { prose } from './prose';
import { regions } from './fences';
import { sampleSyntax } from './sampleSyntax';
import { samples } from './samples';
import { sidebars } from './sidebars';
import { tables } from './tables';
import { htmlTags } from './htmlTags';
import { values } from './scripts';
import { versions } from './versions';
import { codeCharacters } from './codeLint';
import { codeLint } from './codeLint';
import { copies } from './prose';
import { demoPackages } from './demoModules';
import { emptyParts } from './tables';
import { grammar } from './prose';
import { media } from './policy';
import { missedSyntax } from './markdown';
import { options } from './commands';
import { packageVersions } from './packageVersions';
import { partialIds } from './headings';
import { secrets } from './codeLint';
import { shownVersions } from './packageVersions';
import { tabCommands } from './codeTabs';
import { titles } from './frontMatter';

/** All checks. @param types compiles demos and samples */
export const checksWith = (types: Types): Check[] => [
  markup,
  frontMatter,
  sidebars,
  headings,
  keywords,
  callouts,
  writerTags,
  htmlTags,
  imports,
  interactive,
  values,
  files,
  policy,
  tables,
  fences,
  codeNames,
  codeTabs,
  installs,
  sampleSyntax,
  links,
  linkTexts,
  lookalikes,
  besidePages,
  pictures,
  demos,
  regions,
  versions,
  codeCharacters,
  codeLint,
  copies,
  demoPackages,
  emptyParts,
  grammar,
  media,
  missedSyntax,
  options,
  packageVersions,
  partialIds,
  secrets,
  shownVersions,
  tabCommands,
  titles,
  markdown,
  prose,
  demoTypes(types),
  samples(types),
];
