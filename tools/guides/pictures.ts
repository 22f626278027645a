import path from 'node:path';
import { readQuote } from '../../plugins/code-blocks/quote';
import { collectExamples } from '../../plugins/example-downloads/collect';
import { renderZip } from '../../plugins/example-downloads/render';
import { hashOf } from '@site/tools/pictures';
import { loadGuide } from './guide';
import { stepsOf, type Reader, type Step } from './steps';

/** The guide's name among the scenes of the manifest of pictures. */
export const guideScene = (page: string): string => `guides/${page.replace(/\.mdx$/, '')}`;

/** Names of the pictures that a scenario takes, from its source. */
export const shotsOf = (scenario: string): string[] => [
  ...new Set([...scenario.matchAll(/\bshot\('([\w-]+)'/g)].map(([, name]) => name ?? '')),
];

/**
 * Pictures are taken of what a page makes: package managers and variants of the code make the same.
 */
const reader: Reader = { packageManager: 'npm', codeVariant: 'TS' };

/** What a step types or writes, without its place on the page. */
function textOf(step: Step, siteDir: string): string {
  if (step.kind === 'skip') return '';
  if (step.kind === 'serve') return step.command;
  if (step.kind === 'run' || step.kind === 'begin') return step.commands.join('\n');
  const quoted = step.quote ? readQuote(step.quote, siteDir) : step.code;
  return `${step.path} ${step.mode}\n${typeof quoted === 'string' ? quoted : quoted.message}`;
}

/**
 * All that a project of a guide is made of: steps of the pages before it, downloads, its own steps.
 */
async function partsOf(page: string, siteDir: string, until?: string): Promise<string[]> {
  const { source, scenario } = await loadGuide(page, siteDir);
  const { after, afterSection, downloads = [] } = scenario;
  const { steps } = stepsOf(page, source, reader);
  const last = until ? steps.findLastIndex(({ section }) => section === until) : steps.length;
  const projects = downloads.length > 0 ? collectExamples(path.join(siteDir, 'examples')) : [];
  return [
    ...(after ? await partsOf(after, siteDir, afterSection) : []),
    ...projects
      .filter(({ name }) => downloads.includes(name))
      .map((project) => hashOf(Buffer.from(renderZip(project)))),
    ...steps.slice(0, last + 1).map((step) => textOf(step, siteDir)),
  ];
}

/**
 * What a guide's pictures show, as a hash: the commands and files of its page and of the pages it
 * builds on. Prose is no part of it, nor is the scenario.
 * @returns the first 16 digits of a SHA-256
 */
export async function guideSource(page: string, siteDir: string): Promise<string> {
  return hashOf((await partsOf(page, siteDir)).join('\n\0'));
}
