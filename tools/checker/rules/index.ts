import type { Check } from '../rule';
import type { Types } from '../types';
import { besidePages } from './besidePages';
import { callouts } from './callouts';
import { codeNames } from './codeNames';
import { codeTabs } from './codeTabs';
import { writerTags } from './writerTags';
import { demos } from './demos';
import { demoTypes } from './demoTypes';
import { fences } from './fences';
import { files } from './files';
import { frontMatter } from './frontMatter';
import { headings } from './headings';
import { imports } from './imports';
import { installs } from './installs';
import { interactive } from './interactive';
import { keywords } from './keywords';
import { linkTexts } from './linkTexts';
import { links } from './links';
import { lookalikes } from './lookalikes';
import { markdown } from './markdown';
import { markup } from './markup';
import { pictures } from './pictures';
import { policy } from './policy';
import { prose } from './prose';
import { regions } from './regions';
import { sampleSyntax } from './sampleSyntax';
import { samples } from './samples';
import { sidebars } from './sidebars';
import { tables } from './tables';
import { htmlTags } from './htmlTags';
import { values } from './values';
import { versions } from './versions';
import { codeCharacters } from './codeCharacters';
import { codeLint } from './codeLint';
import { copies } from './copies';
import { demoPackages } from './demoPackages';
import { emptyParts } from './emptyParts';
import { grammar } from './grammar';
import { media } from './media';
import { missedSyntax } from './missedSyntax';
import { options } from './options';
import { packageVersions } from './packageVersions';
import { partialIds } from './partialIds';
import { secrets } from './secrets';
import { shownVersions } from './shownVersions';
import { tabCommands } from './tabCommands';
import { titles } from './titles';

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
