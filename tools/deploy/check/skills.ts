import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { error, warning, type Finding } from './findings';
import type { FetchPath } from './response';

const indexUrl = '/.well-known/agent-skills/index.json';

const index = v.object({ skills: v.array(v.object({ url: v.string(), digest: v.string() })) });

/** Checks the agent skills: agents ignore those whose content differs from the digest. */
export async function checkSkills(fetchPath: FetchPath): Promise<Finding[]> {
  const { status, text } = await fetchPath(indexUrl);
  if (status !== 200)
    return [
      warning(
        indexUrl,
        `Agents find no skills (status ${status}). Deploy the folder .well-known, too.`,
      ),
    ];
  const { skills } = v.parse(index, JSON.parse(text));
  const findings = skills.map(async ({ url, digest }): Promise<Finding[]> => {
    const { body, headers } = await fetchPath(url);
    if (digest !== `sha256:${createHash('sha256').update(body).digest('hex')}`)
      return [error(url, 'The skill differs from the digest in its index: deploy both again.')];
    const type = headers.get('content-type') ?? '';
    return type.startsWith('text/') ? [] : [warning(url, `Its content type is "${type}".`)];
  });
  return (await Promise.all(findings)).flat();
}
