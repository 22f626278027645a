import type { Check } from './rule';
import { type Types, demoTypes } from './rules/demoTypes';
import { callouts } from './rules/callouts';
import { codeLint, secrets } from './rules/codeLint';
import { classes, codeNames } from './rules/codeNames';
import { codeTabs } from './rules/codeTabs';
import { packageManagers } from './rules/commands';
import { demoPackages } from './rules/demoModules';
import { demos } from './rules/demos';
import { facts } from './rules/facts';
import { fences, regions } from './rules/fences';
import { besidePages, files } from './rules/files';
import { frontMatter } from './rules/frontMatter';
import { headings, keywords, nextSteps, partialIds } from './rules/headings';
import { htmlTags } from './rules/htmlTags';
import { imports } from './rules/imports';
import { linkTexts, links } from './rules/links';
import { misreadMarkdown } from './rules/misreadMarkdown';
import { markdown } from './rules/markdown';
import { packageVersions } from './rules/packageVersions';
import { patterns } from './rules/patterns';
import { pictures } from './rules/pictures';
import { blockedContent } from './rules/blockedContent';
import { prose, copies, grammar, sidebarLabels } from './rules/prose';
import { sampleSyntax } from './rules/sampleSyntax';
import { samples } from './rules/samples';
import { values } from './rules/scripts';
import { sidebars } from './rules/sidebars';
import { tables } from './rules/tables';
import { writerTags } from './rules/tags';
import { versions } from './rules/versions';

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
  facts,
  files,
  blockedContent,
  tables,
  fences,
  codeNames,
  classes,
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
  patterns,
  codeLint,
  copies,
  demoPackages,
  grammar,
  nextSteps,
  packageVersions,
  partialIds,
  secrets,
  markdown,
  prose,
  sidebarLabels,
  demoTypes(types),
  samples(types),
];
