import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import pMap from 'p-map';
import * as v from 'valibot';
import { filesFile } from '../../plugins/hosting/headers';
import { revisionOf } from '../../plugins/pwa/offlineList';
import { offlineListUrl, type OfflineFile } from '../../model/facts/offline';
import {
  error,
  mergeFindings,
  warning,
  type Check,
  type DeployedSite,
  type Finding,
  type SiteResponse,
} from './findings';
import { checkHeaders } from './headers';

/** Number of parallel requests. */
const PARALLEL = 12;

const listSchema = v.object({
  version: v.string(),
  products: v.record(v.string(), v.array(v.tuple([v.string(), v.string(), v.number()]))),
});

/** All files that were built, with their revisions. */
const filesUrl = `/toolpad/${filesFile}`;

/** Packages for commands on pages, which are packed after the build. */
const packed = ['mcp', 'leaving-core'].map((service) => {
  const file = path.join('services', service, 'package.json');
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const isUnversioned = name === 'leaving-core';
  return `/toolpad/downloads/${name}${isUnversioned ? '' : `-${version}`}.tgz`;
});

/** List of the build's files, and its version. */
interface BuiltFiles {
  version: string;
  files: OfflineFile[];
}

/** Parses `offline.json`. Returns `undefined` if it isn't the list of a build. */
function parseList({ status, text }: SiteResponse): BuiltFiles | undefined {
  if (status !== 200) return undefined;
  try {
    const { version, products } = v.parse(listSchema, JSON.parse(text));
    const files = new Map(
      Object.values(products).flatMap((each) => each.map((file) => [file[0], file])),
    );
    return files.size > 0 ? { version, files: [...files.values()] } : undefined;
  } catch {
    return undefined;
  }
}

function parseFiles({ status, text }: SiteResponse): ListedFile[] | undefined {
  if (status !== 200) return undefined;
  try {
    return Object.entries(v.parse(v.record(v.string(), v.string()), JSON.parse(text)));
  } catch {
    return undefined;
  }
}

const kinds = [
  [/^\/toolpad\/demos\//, 'A demo'],
  [/^\/toolpad\/downloads\//, 'A download'],
  [/\.md$/, 'A Markdown page'],
  [/\.(?:webp|png|svg|jpe?g)$/, 'A picture'],
  [/\/$/, 'A page'],
  [/\.m?js$/, 'A script'],
  [/\.css$/, 'A style sheet'],
] as const;

export const kindOf = (path: string) =>
  kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'A file';

const compressible = /(?:\/|\.(?:html|m?js|css|json|svg|xml|txt|webmanifest))$/;

/**
 * Checks the copies of a file that a host may have, because each can be older than the others.
 * Browsers request the compressed ones.
 */
async function checkCopies({ fetchPath }: DeployedSite, file: ListedFile): Promise<Finding[]> {
  const [path, revision] = file;
  const found = checkFile(file, await fetchPath(path, { 'Accept-Encoding': 'identity' }));
  if (found.some(({ kind }) => kind === 'error') || !compressible.test(path)) return found;
  for (const encoding of ['br', 'gzip']) {
    const { status, body } = await fetchPath(path, { 'Accept-Encoding': encoding });
    if (status !== 200 || revisionOf(body) !== revision)
      found.push(
        error(path, `Its copy for ${encoding} differs from the build: compress it again.`),
      );
  }
  return found;
}

type ListedFile = readonly [path: string, revision: string];

function checkFile([path, revision]: ListedFile, response: SiteResponse): Finding[] {
  const { status, headers, body } = response;
  const kind = kindOf(path);
  if (status !== 200) return [error(path, `${kind} of the build is missing (status ${status}).`)];
  if (revisionOf(body) !== revision)
    return [error(path, `${kind} differs from the build: deploy all of its files again.`)];
  if (path.startsWith('/toolpad/demos/')) return checkHeaders(path, response);
  const isHashed = path.startsWith('/toolpad/assets/');
  if (isHashed && !headers.get('cache-control')?.includes('immutable'))
    return [warning(path, 'Browsers request it again, because it is not sent as immutable.')];
  return [];
}

/** Checks that all files that the build lists are deployed, with their content and headers. */
async function checkFiles(site: DeployedSite): Promise<Finding[]> {
  const { fetchPath } = site;
  const list = parseList(await fetchPath(offlineListUrl));
  const all = await fetchPath(filesUrl);
  const files = parseFiles(all);
  if (!files) return [error(filesUrl, `There is no list of all files (status ${all.status}).`)];
  if (!list)
    return [
      error(
        offlineListUrl,
        'There is no list of files: products cannot be stored for offline reading.',
      ),
    ];
  const findings = await pMap(files, (file) => checkCopies(site, file), { concurrency: PARALLEL });
  const downloads = await pMap(packed, async (path) => {
    const { status } = await fetchPath(path);
    return status === 200 ? [] : [error(path, `A download is missing (status ${status}).`)];
  });
  return mergeFindings([...findings, ...downloads].flat());
}

export const workerPath = '/toolpad/sw.js';

function syntaxErrorIn(code: string): string | undefined {
  try {
    new Script(code);
    return undefined;
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** Checks the worker without running it. The build writes the version of its list into it. */
async function checkWorker({ fetchPath }: DeployedSite): Promise<Finding[]> {
  const list = parseList(await fetchPath(offlineListUrl));
  const { status, headers, text } = await fetchPath(workerPath);
  if (status !== 200) return [error(workerPath, `There is no service worker (status ${status}).`)];
  const findings: Finding[] = [];
  const type = headers.get('content-type') ?? '';
  if (!/javascript/.test(type))
    findings.push(error(workerPath, `Its type is "${type}", which browsers reject.`));
  if (/immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? ''))
    findings.push(error(workerPath, 'Browsers and proxies cache it, so updates arrive late.'));
  const problem = syntaxErrorIn(text);
  if (problem) findings.push(error(workerPath, `Browsers can't parse it: ${problem}.`));
  else if (!/addEventListener/.test(text))
    findings.push(error(workerPath, 'It is not a service worker.'));
  else if (list && !text.includes(list.version))
    findings.push(
      error(
        workerPath,
        `It belongs to another build: it lacks the version ${list.version} of offline.json.`,
      ),
    );
  return findings;
}

const skillsUrl = '/.well-known/agent-skills/index.json';

const skillsSchema = v.object({
  skills: v.array(v.object({ url: v.string(), digest: v.string() })),
});

/** Checks the agent skills: agents ignore those whose content differs from the digest. */
async function checkSkills({ fetchPath }: DeployedSite): Promise<Finding[]> {
  const { status, text } = await fetchPath(skillsUrl);
  if (status !== 200)
    return [
      warning(
        skillsUrl,
        `Agents find no skills (status ${status}). Deploy the folder .well-known, too.`,
      ),
    ];
  const { skills } = v.parse(skillsSchema, JSON.parse(text));
  const findings = skills.map(async ({ url, digest }): Promise<Finding[]> => {
    const { body, headers } = await fetchPath(url);
    if (digest !== `sha256:${createHash('sha256').update(body).digest('hex')}`)
      return [error(url, 'The skill differs from the digest in its index: deploy both again.')];
    const type = headers.get('content-type') ?? '';
    return type.startsWith('text/') ? [] : [warning(url, `Its content type is "${type}".`)];
  });
  return (await Promise.all(findings)).flat();
}

/** Checks of what the build writes, by what they check. */
export const fileChecks: Record<string, Check> = {
  'files of the build': checkFiles,
  'the worker': checkWorker,
  skills: checkSkills,
};
