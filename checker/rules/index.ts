import type { Check } from '../rule';
import type { Types } from './demoTypes';
import { callouts } from './callouts';
import { codeCharacters, codeLint, secrets } from './codeLint';
import { codeNames } from './codeNames';
import { codeTabs } from './codeTabs';
import { packageManagers } from './commands';
import { demoPackages } from './demoModules';
import { demoTypes } from './demoTypes';
import { demos } from './demos';
import { fences, regions } from './fences';
import { besidePages, files } from './files';
import { frontMatter } from './frontMatter';
import { headings, keywords, partialIds } from './headings';
import { htmlTags } from './htmlTags';
import { imports } from './imports';
import { linkTexts, links } from './links';
import { misreadMarkdown } from './misreadMarkdown';
import { markdown, missedSyntax } from './markdown';
import { packageVersions } from './packageVersions';
import { pictures } from './pictures';
import { blockedContent } from './blockedContent';
import { prose, copies, grammar } from './prose';
import { sampleSyntax } from './sampleSyntax';
import { samples } from './samples';
import { values } from './scripts';
import { sidebars } from './sidebars';
import { tables } from './tables';
import { writerTags } from './tags';
import { versions } from './versions';

/** All checks. @param types compiles demos and samples */
export const checksWith = (types: Types): Check[] => [
  frontMatter,
  sidebars,
  headings,
  keywords,
  callouts,
  writerTags,
  htmlTags,
  imports,
  values,
  files,
  blockedContent,
  tables,
  fences,
  codeNames,
  codeTabs,
  packageManagers,
  sampleSyntax,
  links,
  linkTexts,
  misreadMarkdown,
  besidePages,
  pictures,
  demos,
  regions,
  versions,
  codeCharacters,
  codeLint,
  copies,
  demoPackages,
  grammar,
  missedSyntax,
  packageVersions,
  partialIds,
  secrets,
  markdown,
  prose,
  demoTypes(types),
  samples(types),
];
