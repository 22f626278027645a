import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPreferences } from '@site/src/features/preferences/preferences';
import EditorIsland from './editorIsland';
import { installBrowser, serveSource, summary } from './fixtures/demo';
import { getEditStore } from './edits';

installBrowser();
const editStore = () => getEditStore(summary.sourceUrl);
const editor = () => screen.findByRole('textbox', { name: 'Code of the demo: Basic layout' });

function show() {
  return render(
    <section id="Basic" data-demo="">
      <button data-demo-action="edit">Edit live</button>
      <EditorIsland
        name="Basic"
        title="Basic layout"
        sourceUrl={summary.sourceUrl}
        stylings={summary.stylings}
      />
    </section>,
  );
}

beforeEach(() => {
  serveSource();
  act(() => {
    editStore().reset();
    getPreferences().reset();
  });
});

it('shows the code in the reader’s variant and stores edits in the edit store', async () => {
  act(() => getPreferences().set('codeVariant', 'JS'));
  show();
  expect(await editor()).toHaveValue('code of Basic.jsx');
  await userEvent.type(await editor(), '!');
  expect(editStore().getSnapshot().edits).toEqual({
    system: { variant: 'JS', code: expect.stringContaining('!'), js: null },
  });
});

it('closes on Esc and announces that to screen readers', async () => {
  show();
  (await editor()).focus();
  expect(await editor()).toHaveAccessibleDescription('Tab indents. Press Esc to leave the editor.');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Edit live' })).toHaveFocus();
});

it('takes the focus if a control of the demo opened it', async () => {
  const { rerender } = render(
    <section data-demo="">
      <button>Edit live</button>
    </section>,
  );
  screen.getByRole('button').focus();
  rerender(
    <section data-demo="">
      <button>Edit live</button>
      <EditorIsland
        name="Basic"
        title="Basic layout"
        sourceUrl={summary.sourceUrl}
        stylings={summary.stylings}
      />
    </section>,
  );
  expect(await editor()).toHaveFocus();
});

it('shows an edit in TypeScript as the derived JavaScript', async () => {
  show();
  await editor();
  act(() => {
    editStore().edit('system', 'TS', 'const a: number = 1;');
    editStore().setDerivedJs('system', 'const a: number = 1;', 'const a = 1;');
    getPreferences().set('codeVariant', 'JS');
  });
  expect(await editor()).toHaveValue('const a = 1;');
});

it('does not replace an edit in JavaScript when TypeScript is chosen, and asks the reader', async () => {
  show();
  await editor();
  act(() => editStore().edit('system', 'JS', 'const a = 1;'));
  expect(await editor()).toHaveValue('const a = 1;');
  expect(
    screen.getByText(/Your edit is in JavaScript and cannot be converted to TypeScript/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue in JavaScript' }));
  expect(getPreferences().getSnapshot().codeVariant).toBe('JS');
  expect(screen.queryByText(/cannot be turned/)).toBeNull();
  act(() => getPreferences().set('codeVariant', 'TS'));
  await userEvent.click(screen.getByRole('button', { name: 'Discard the edit' }));
  expect(await editor()).toHaveValue('code of Basic.tsx');
});

it('shows an error with its line', async () => {
  show();
  await editor();
  const failed = { state: 'failed', message: 'Unexpected token', line: 7 } as const;
  act(() => editStore().report({ ...failed, column: null }));
  expect(screen.getByText('Line 7:').parentElement).toHaveTextContent(/Line 7: ?Unexpected token/);
  act(() => editStore().report({ ...failed, column: 12 }));
  expect(screen.getByText('Line 7:12')).toBeVisible();
  expect(document.querySelector('[data-column="12"]')).toHaveStyle('--line: 7');
  act(() => editStore().report({ state: 'done' }));
  expect(screen.queryByText(/Line 7/)).toBeNull();
  expect(document.querySelector('[data-part=mark]')).toBeNull();
});

it('shows that the source could not be loaded, and retries', async () => {
  serveSource(() => Promise.reject(new TypeError('offline')));
  render(
    <EditorIsland
      name="Basic"
      title="Basic layout"
      sourceUrl="/other.json"
      stylings={['system']}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The source could not be loaded. Check your connection.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
});
