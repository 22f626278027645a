import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../../model/facts/products';
import { parseFrontMatter } from '../../model/pages/frontMatter';
import { readText } from '../../model/files/files';
import { documentedVersions } from '../../model/versions/versions';
import type { MarkdownSite } from './render';
import { renderSkills, skillsUrl } from './skills';

const site: MarkdownSite = {
  origin: 'https://docs.example.com',
  versions: documentedVersions(process.cwd()),
  pages: new Set(['/toolpad/core/react-crud/']),
};

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'skills-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(text: string, name = 'toolpad-core'): void {
  mkdirSync(path.join(siteDir, 'skills', name), { recursive: true });
  writeFileSync(path.join(siteDir, 'skills', name, 'SKILL.md'), text);
}

const head = '---\nname: toolpad-core\ndescription: Use it.\n---\n';

test('the index lists each skill with the digest of its file', () => {
  write(`${head}\n[CRUD](/toolpad/core/react-crud/#list), [React](https://react.dev/)\n`);
  const files = renderSkills(siteDir, site);
  const url = `${skillsUrl}toolpad-core/SKILL.md`;
  const text = files.get(url) ?? '';
  expect(text).toBe(
    `${head}\n[CRUD](https://docs.example.com/toolpad/core/react-crud.md#list), [React](https://react.dev/)\n`,
  );
  expect(JSON.parse(files.get(`${skillsUrl}index.json`) ?? '')).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'toolpad-core',
        type: 'skill-md',
        description: 'Use it.',
        url,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ],
  });
});

test.each([
  [`${head}[Gone](/toolpad/core/gone/)`, 'There is no page /toolpad/core/gone/.'],
  ['---\nname: Toolpad Core\ndescription: Use it.\n---\n', 'Invalid format'],
  ['---\nname: toolpad-core\n---\n', 'description'],
])('%j is reported', (text, message) => {
  write(text);
  expect(() => renderSkills(siteDir, site)).toThrow(message);
});

test('a skill of an unknown product is reported', () => {
  write(head, 'toolpad-more');
  expect(() => renderSkills(siteDir, site)).toThrow('There is no product "toolpad-more".');
});

test('the skill describes the version that readers see first', () => {
  const { frontMatter } = parseFrontMatter(readText('skills/toolpad-core/SKILL.md'));
  const { package: name, version } = products.core;
  expect(frontMatter.metadata).toEqual({ package: name, version });
});
