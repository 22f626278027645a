import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';
import { Editor } from '@site/studio-tools/editor';
import { dogApi, googleFonts } from '@site/studio-tools/fakeHosts';
import { mockHosts, startHosts } from '@site/studio-tools/fakeServer';
import { firstApp, tryFirstApp } from '@site/studio-tools/firstApp';
import { walkProblems, walkThrough } from '@site/studio-tools/walk';

const hosts = { ...dogApi(), ...googleFonts() };

/** What is on the page of an app: its components and its queries. */
function contentOf(project: string): unknown {
  const file = readFileSync(path.join(project, 'toolpad/pages/page/page.yml'), 'utf8');
  const { spec } = parse(file) as { spec: { content: unknown; queries: unknown } };
  return { content: spec.content, queries: spec.queries };
}

/** Builds the app by hand, and compares it with the finished one that the page offers as a download. */
const build: BrowserTest = async ({ page, folder }) => {
  await mockHosts(hosts, page.context());
  page.setDefaultTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = new Editor(page);
  await editor.openPage('page');
  await walkThrough(firstApp, { editor, shot: async () => {} });
  expect(contentOf(folder)).toEqual(contentOf('examples/studio/dog-app'));
};

/** The finished app, without the editor. */
const finished: BrowserTest = async ({ page, url }) => {
  await mockHosts(hosts, page.context());
  page.setDefaultTimeout(90_000);
  await page.goto(`${url}/prod/pages/page`);
  await tryFirstApp(page);
};

const scenario: Scenario = {
  before: () => startHosts(hosts),
  walk: {
    sections: Object.keys(firstApp),
    check: (page, source) => walkProblems(page, source, firstApp),
  },
  starts: { 'create-the-app': build },
  end: finished,
};
export default scenario;
