import path from 'node:path';
import { readQuote } from '../../plugins/code-blocks/quote';
import { collectExamples } from '../../plugins/example-downloads/collect';
import { renderZip } from '../../plugins/example-downloads/render';
import { hashOf } from '@site/tools/pictures';
import { loadGuide } from './guide';
import { stepsOf, type Reader, type Step } from './steps';

/** Name of a guide's scene in the manifest of pictures. */
export const guideScene = (page: string): string => `guides/${page.replace(/\.mdx$/, '')}`;

/** Names of the pictures in the source of a scenario. */
export const shotsOf = (scenario: string): string[] => [
  ...new Set([...scenario.matchAll(/\bshot\('([\w-]+)'/g)].map(([, name]) => name ?? '')),
];

/** Reader for pictures. Other package managers and code variants would produce the same ones. */
const reader: Reader = { packageManager: 'npm', codeVariant: 'TS' };

/** What a step runs or writes, without its position on the page. */
function textOf(step: Step, siteDir: string): string {
  if (step.kind === 'skip') return '';
  if (step.kind === 'serve') return step.command;
  if (step.kind === 'run' || step.kind === 'setup') return step.commands.join('\n');
  const quoted = step.quote ? readQuote(step.quote, siteDir) : step.code;
  return `${step.path} ${step.mode}\n${typeof quoted === 'string' ? quoted : quoted.message}`;
}

/**
 * Everything that affects a guide's project: steps of the pages that it builds on, downloads, and
 * steps of the guide.
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
 * Hashes what a guide's pictures show: the commands and files of its page and of the pages that it
 * builds on. Text and the scenario don't affect the hash.
 * @returns the first 16 digits of a SHA-256 hash
 */
export async function guideSource(page: string, siteDir: string): Promise<string> {
  return hashOf((await partsOf(page, siteDir)).join('\n\0'));
}
