import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';
import { Editor } from '@site/studio-tools/editor';
import { googleFonts } from '@site/studio-tools/fakeHosts';
import { mockHosts, startHosts } from '@site/studio-tools/fakeServer';

const hosts = googleFonts();

/** The app that users see: the page that Studio has made, without the editor. */
const app: BrowserTest = async ({ page, url }) => {
  await mockHosts(hosts, page.context());
  await page.goto(`${url}/prod`);
  await expect(page).toHaveURL(`${url}/prod/pages/page`);
  await expect(page.getByRole('link', { name: 'Page', exact: true })).toBeVisible();
};

/** The editor of a new app, and the files that the first start has made in the app's folder. */
const editorOf =
  (appFolder: string): BrowserTest =>
  async (visit) => {
    const { page, url, folder } = visit;
    await mockHosts(hosts, page.context());
    page.setDefaultTimeout(90_000);
    await page.goto(url, { timeout: 90_000 });
    await expect(page).toHaveURL(`${url}/prod/editor/app/pages/page`);
    await expect(page.getByText('Component library')).toBeVisible();
    await expect(new Editor(page).canvas.getByText('Drop component here')).toBeVisible();
    expect(
      readdirSync(path.join(folder, appFolder), { recursive: true, encoding: 'utf8' }).sort(),
    ).toEqual(['.gitignore', 'pages', 'pages/page', 'pages/page/page.yml']);
    await app(visit);
  };

/** What `npm start` serves has no editor. */
const built: BrowserTest = async (visit) => {
  const { page, url } = visit;
  await app(visit);
  await page.goto(`${url}/prod/editor/app/pages/page`, { waitUntil: 'networkidle' });
  await expect(page.getByText('Component library')).toHaveCount(0);
};

const scenario: Scenario = {
  before: () => startHosts(hosts),
  setup: { 'add-to-an-existing-project': ['npm init -y'] },
  starts: {
    'start-the-editor': editorOf('toolpad'),
    'build-for-production': built,
    'add-to-an-existing-project': editorOf('my-toolpad-app'),
  },
  end: (visit) => (visit.mode === 'development' ? editorOf('my-toolpad-app') : built)(visit),
};
export default scenario;
