import { Script } from 'node:vm';
import { error, type Finding } from './findings';
import type { BuiltFiles } from './files';
import type { FetchPath } from './response';

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
export async function checkWorker(
  fetchPath: FetchPath,
  list: BuiltFiles | undefined,
): Promise<Finding[]> {
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
