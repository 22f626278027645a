import type { Look, Scenario } from '../../../tools/guides/scenario';
import { expect } from '../../../tools/guides/expect';

const seen: Look = async ({ page, url }) => {
  await page.goto(url);
  await expect(page.getByText('Hello, Ines Okafor')).toBeVisible();
};

const scenario: Scenario = {
  after: 'docs-core/introduction/installation.mdx',
  afterSection: 'first-component',
  end: seen,
};
export default scenario;
