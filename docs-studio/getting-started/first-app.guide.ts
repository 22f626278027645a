import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, type BrowserTest, type Scenario } from '@site/tools/guides';
import { Editor } from '@site/studio-tools/pictures/editor';
import { walk } from '@site/studio-tools/pictures/scenes/getting-started/first-app';
import { walkThrough } from '@site/studio-tools/pictures/walk';
import { appTests, dogApi, googleFonts } from '@site/studio-tools/studio';

/** What is on the page of an app: its components and its queries. */
function contentOf(project: string): unknown {
  const file = readFileSync(path.join(project, 'toolpad/pages/page/page.yml'), 'utf8');
  const { spec } = parse(file) as { spec: { content: unknown; queries: unknown } };
  return { content: spec.content, queries: spec.queries };
}

/** Builds the app by hand, and compares it with the finished one that the page offers as a download. */
const build: BrowserTest = async ({ page, url, folder }) => {
  page.setDefaultTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = new Editor(page);
  await editor.open(url, 'page');
  await walkThrough(walk, { editor, url, shot: async () => {} });
  expect(contentOf(folder)).toEqual(contentOf('examples/studio/dog-app'));
};

/** The finished app, without the editor. */
const finished: BrowserTest = async ({ page, url }) => {
  page.setDefaultTimeout(90_000);
  await page.goto(`${url}/prod/pages/page`, { timeout: 90_000 });
  await appTests['dog-app']?.run(page);
};

const scenario: Scenario = {
  hosts: { ...dogApi, ...googleFonts },
  walk,
  starts: { 'create-the-app': build },
  end: finished,
};
export default scenario;
