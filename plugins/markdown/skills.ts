import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { products } from '../../model/facts/products';
import { parseFrontMatter } from '../../model/pages/frontMatter';
import { readText } from '../../model/files/files';
import { absoluteUrl, type MarkdownSite } from './render';

export const skillsUrl = '/.well-known/agent-skills/';

const frontMatter = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(64)),
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
});

/**
 * Makes the links of a skill absolute. They're written as in pages, and lead to Markdown.
 * @throws if a linked page doesn't exist
 */
function withAbsoluteLinks(text: string, name: string, site: MarkdownSite): string {
  const version = site.versions.find(
    ({ product, isLast }) => isLast && products[product].productId === name,
  );
  if (!version) throw new Error(`skills/${name}: There is no product "${name}".`);
  return text.replaceAll(/\]\((\/[^)]*)\)/g, (_, href: string) => {
    const url = absoluteUrl(href, site);
    if (!new URL(url).pathname.endsWith('.md'))
      throw new Error(`skills/${name}/SKILL.md: There is no page ${href}.`);
    return `](${url})`;
  });
}

/**
 * Files of the skills in `skills/`, by URL: each `SKILL.md`, and their index.
 * @see https://agentskills.io/specification
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc
 */
export function renderSkills(siteDir: string, site: MarkdownSite): Map<string, string> {
  const folder = path.join(siteDir, 'skills');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names.map((name) => {
    const source = readText(path.join(folder, name, 'SKILL.md'));
    const skill = v.parse(frontMatter, parseFrontMatter(source).frontMatter);
    const url = `${skillsUrl}${name}/SKILL.md`;
    return { ...skill, url, text: withAbsoluteLinks(source, name, site) };
  });
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: files.map(({ name, description, url, text }) => ({
      name,
      type: 'skill-md',
      description,
      url,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
  return new Map([
    ...files.map(({ url, text }): [string, string] => [url, text]),
    [`${skillsUrl}index.json`, `${JSON.stringify(index, null, 2)}\n`],
  ]);
}
