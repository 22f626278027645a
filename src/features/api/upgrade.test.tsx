import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import history from '@site/data/core/history.json';
import type { ApiHistory } from '@site/model/facts/apiHistory';
import { releaseOf } from '@site/model/facts/apiRelease';
import { releaseAnchor } from '@site/model/facts/releases';
import { ApiChanges } from './ApiChanges';
import { start } from './script';
import { UpgradeCheck } from './UpgradeCheck';

jest.mock(
  '@docusaurus/useBrokenLinks',
  () => ({ __esModule: true, default: () => ({ collectAnchor: () => undefined }) }),
  { virtual: true },
);

const code = `import { Crud } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { DashboardLayout as Layout } from '@toolpad/core/DashboardLayout';

export const App = (props) => (
  <Layout {...props} slots={{ 'toolbarAccount': Mine }}>
    <PageContainer>
      <Crud dataSource={orders} />
    </PageContainer>
  </Layout>
);
// <img src=x onerror=alert(1)>
`;

const behavior = {
  version: '0.16.0',
  names: ['Crud'],
  inside: 'PageContainer',
  change: 'Renders its own <code>PageContainer</code>.',
  action: 'Remove the outer one.',
  href: '/toolpad/core/introduction/upgrading/#crud-0-16',
};

async function check(text: string): Promise<HTMLElement> {
  const user = userEvent.setup();
  const field = screen.getByLabelText('Your code');
  await user.clear(field);
  if (text) await user.click(field);
  if (text) await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const status = screen.getByRole('status');
  await waitFor(() => expect(status.textContent).not.toMatch(/^(Checking…)?$/), { timeout: 5000 });
  return status;
}

beforeAll(() => start());
beforeEach(() => {
  const release = { version: '0.16.0', added: [], removed: [], entries: [], behavior: [behavior] };
  render(
    <>
      <UpgradeCheck releases={['0.13.0', '0.14.0', '0.16.0']} from="0.14.0" to="0.16.0" />
      <ApiChanges data={release} />
    </>,
  );
});

test('what touches the code is listed by line, with a link to its description on the page', async () => {
  expect(await check(code)).toHaveTextContent('Changes that touch this code: 1. Unknown: 1.');
  const items = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toMatchInlineSnapshot(`
   [
     "Line 6DashboardLayoutunknown0.15.0 · The prop navigation is deprecated. Set the navigation in the AppProvider instead. · A spread may set it. ",
     "Line 7Crud0.16.0 · Renders its own PageContainer. · Remove the outer one. Details",
   ]
  `);
  expect(within(items[1]!).getByRole('link', { name: 'Details' })).toHaveAttribute(
    'href',
    '#behavior-0-16-0-1',
  );
});

test('the button of a line selects it', async () => {
  await check(code);
  await userEvent.click(screen.getByRole('button', { name: 'Line 7' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your code');
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('    <PageContainer>');
});

test.each([
  ['', 'Paste some code first.'],
  ['const =', 'The code can’t be parsed: Unexpected token (1:6)'],
  ['const a = 1;', 'No known change touches this code.'],
])('%j: %s', async (text, message) => {
  expect(await check(text)).toHaveTextContent(message);
  expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
});

test('markup in the code remains text', async () => {
  await check(`import { Crud } from '@toolpad/core';\n<Crud {...x} />; <T.x a="<img src=x>" />`);
  expect(document.querySelector('img')).toBeNull();
});

test('the second version must be newer', async () => {
  await userEvent.selectOptions(screen.getByLabelText('To'), '0.13.0');
  expect(await check(code)).toHaveTextContent('The second version must be newer');
});

test.each(Object.keys(history.releases))('the changes of %s are rendered', (version) => {
  const release = releaseOf(history as ApiHistory, [], version, () => []);
  const { container } = render(<ApiChanges data={release} />);
  for (const { name, changes } of release.entries) {
    const section = container.querySelector(`[id="${releaseAnchor(version)}-${name}"]`);
    for (const change of changes) expect(section).toHaveTextContent(change.name);
  }
});
