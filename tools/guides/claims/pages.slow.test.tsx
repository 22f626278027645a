import '@site/e2e/support/textEncoder';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { AccountPreview } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, Edit, List, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { SignInPage } from '@toolpad/core/SignInPage';
import { useDialogs, type DialogHook } from '@toolpad/core/useDialogs';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { z } from 'zod';

// Grids and forms render slowly in jsdom.
jest.setTimeout(60_000);

const { renderToString } = jest.requireActual<{ renderToString: (node: ReactElement) => string }>(
  'react-dom/server',
);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

interface Note extends DataModel {
  id: number;
  title: string;
  due: string;
}

const fields: DataSource<Note>['fields'] = [
  { field: 'id' },
  { field: 'title', headerName: 'Title' },
];

type Validate = NonNullable<DataSource<Note>['validate']>;

function renderCreate(validate: Validate, createOne = jest.fn()) {
  render(
    <AppProvider>
      <Create<Note> dataSource={{ fields, createOne, validate }} initialValues={{ title: '' }} />
    </AppProvider>,
  );
  return createOne;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create' }));
const titleInput = () => screen.getByLabelText('Title');

describe('crud-forms#schema-libraries', () => {
  const schema = v.object({ title: v.pipe(v.string(), v.minLength(3, 'Title is short')) });

  test('Valibot alone shows no message', async () => {
    const createOne = renderCreate(schema['~standard'].validate as Validate);
    await submit();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText('Title is short')).toBeNull();
    expect(createOne).not.toHaveBeenCalled();
  });

  test('the adapter shows it', async () => {
    renderCreate(async (values) => {
      const { issues = [] } = await schema['~standard'].validate(values);
      return {
        issues: issues.map(({ message, path }) => ({
          message,
          path: path?.map((part) => (typeof part === 'object' ? part.key : part)),
        })),
      };
    });
    await submit();
    expect(await screen.findByText('Title is short')).toBeInTheDocument();
  });

  test('the first issue shows after a change, the last after a submit', async () => {
    const title = z.string().min(3, 'Too short').startsWith('x', 'Must start with x');
    renderCreate(z.object({ title })['~standard'].validate as Validate);
    await userEvent.type(titleInput(), 'a');
    expect(await screen.findByText('Too short')).toBeInTheDocument();
    await submit();
    expect(await screen.findByText('Must start with x')).toBeInTheDocument();
  });
});

test('api/create: without NotificationsProvider, the item is created', async () => {
  const created: unknown[] = [];
  const createOne = async (data: Partial<Note>) => {
    created.push(data);
    return data as Note;
  };
  const onSubmitSuccess = jest.fn();
  render(
    <Create<Note>
      dataSource={{ fields, createOne }}
      initialValues={{ title: 'x' }}
      onSubmitSuccess={onSubmitSuccess}
    />,
  );
  await submit().catch(() => {});
  await waitFor(() => expect(created).toHaveLength(1));
  expect(onSubmitSuccess).not.toHaveBeenCalled();
});

describe('crud-fields#date', () => {
  const dates: DataSource<Note>['fields'] = [
    ...fields,
    { field: 'due', headerName: 'Due', type: 'date' },
  ];

  test('an unchanged date arrives as getOne returned it', async () => {
    const updateOne = jest.fn(async () => ({ id: 1, title: 'b', due: '' }));
    const getOne = async () => ({ id: 1, title: 'a', due: '2026-10-15' });
    render(
      <AppProvider>
        <Edit<Note> id={1} dataSource={{ fields: dates, getOne, updateOne }} />
      </AppProvider>,
    );
    await userEvent.type(await screen.findByLabelText('Title'), 'b');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(updateOne).toHaveBeenCalled());
    expect(updateOne.mock.calls[0]).toMatchObject([1, { title: 'ab', due: '2026-10-15' }]);
  });

  test('an untouched date in a new item is undefined', async () => {
    const createOne = jest.fn(async () => ({ id: 1, title: '', due: '' }));
    render(
      <AppProvider>
        <Create<Note> dataSource={{ fields: dates, createOne }} />
      </AppProvider>,
    );
    await userEvent.type(titleInput(), 'a');
    await submit();
    await waitFor(() => expect(createOne).toHaveBeenCalled());
    expect(createOne.mock.calls[0]).toEqual([{ title: 'a', due: undefined }]);
  });
});

describe('use-dialogs', () => {
  let dialogs: DialogHook;
  function Dialogs() {
    dialogs = useDialogs();
    return null;
  }
  beforeEach(() => {
    render(
      <AppProvider>
        <Dialogs />
      </AppProvider>,
    );
  });

  test('#before-closing: only the clicked button loads, and the other one works', async () => {
    let finish = () => {};
    const onClose = jest.fn((_: boolean) => new Promise<void>((resolve) => (finish = resolve)));
    void dialogs.confirm('Publish?', { onClose });
    const ok = await screen.findByRole('button', { name: 'Ok' });
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await userEvent.click(ok);
    await waitFor(() => expect(ok).toBeDisabled());
    expect(cancel).toBeEnabled();
    await userEvent.click(cancel);
    expect(onClose.mock.calls).toEqual([[true], [false]]);
    finish();
  });

  test('#closing-from-outside: close runs onClose again until the dialog is removed', async () => {
    const onClose = jest.fn(async () => {});
    const dialog = dialogs.alert('Saved', { onClose });
    await screen.findByText('Saved');
    await dialogs.close(dialog, undefined);
    await dialogs.close(dialog, undefined);
    expect(onClose).toHaveBeenCalledTimes(2);
    await waitFor(
      () => expect(dialogs.close(dialog, undefined)).rejects.toThrow('dialog not found'),
      { timeout: 3000 },
    );
  });
});

test('base-concepts#without-provider: titles without a provider', () => {
  expect(renderToString(<DashboardLayout>Orders</DashboardLayout>)).toContain('Toolpad');
  expect(renderToString(<PageContainer />)).not.toContain('Toolpad');
  const signIn = renderToString(<SignInPage providers={[]} />);
  expect(signIn).toContain('Sign in');
  expect(signIn).not.toContain('Toolpad');
});

test('faq#no-notifications: show works during server rendering, below a provider', () => {
  function Message() {
    useNotifications().show('Saved');
    return null;
  }
  expect(() =>
    renderToString(
      <NotificationsProvider>
        <Message />
      </NotificationsProvider>,
    ),
  ).not.toThrow();
});

test('api/account-preview: only the condensed variant describes its menu', () => {
  const session = { user: { name: 'Ada' } };
  const preview = (variant: 'condensed' | 'expanded') =>
    renderToString(
      <AppProvider session={session}>
        <AccountPreview open variant={variant} handleClick={() => {}} />
      </AppProvider>,
    );
  expect(preview('condensed')).toContain('aria-expanded');
  expect(preview('expanded')).not.toContain('aria-expanded');
});

test("localization#fixed: the list's refresh button and the sidebar's landmarks", async () => {
  const localeText = { reloadButtonLabel: 'Neu laden' };
  render(
    <AppProvider localeText={localeText}>
      <DashboardLayout>
        <PageContainer>
          <List<Note> dataSource={{ fields, getMany: async () => ({ items: [], itemCount: 0 }) }} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>,
  );
  expect(await screen.findByRole('button', { name: 'refresh' })).toBeInTheDocument();
  expect(screen.getByLabelText('Desktop')).toBeInTheDocument();
  expect(screen.getByLabelText('breadcrumb')).toBeInTheDocument();
});

describe('content-security-policy#script', () => {
  const page = readFileSync('docs-core/guides/content-security-policy.mdx', 'utf8');

  test.each([
    ['the default theme', undefined],
    [
      'a custom theme',
      createTheme({
        cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
        colorSchemes: { light: { palette: { primary: { main: '#00695c' } } }, dark: true },
      }),
    ],
  ])('the script of %s has the hash on the page', (_, theme) => {
    const html = renderToString(<AppProvider theme={theme}>Orders</AppProvider>);
    const script = /<script[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.split(`'sha256-${hash}'`)).toHaveLength(3);
  });
});

test('app-provider#default-dark: the stored mode applies, and can be changed', async () => {
  localStorage.setItem('toolpad-mode', 'dark');
  function Mode() {
    const { mode, setMode } = useColorScheme();
    return <button onClick={() => setMode('light')}>{mode}</button>;
  }
  render(
    <AppProvider>
      <Mode />
    </AppProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'dark' }));
  expect(screen.getByRole('button', { name: 'light' })).toBeInTheDocument();
  expect(localStorage.getItem('toolpad-mode')).toBe('light');
  localStorage.clear();
});

test('accessibility#headings: the theme makes the title an h1', () => {
  const variantMapping = { h4: 'h1', h5: 'h2', h6: 'p' };
  const theme = createTheme({
    components: { MuiTypography: { defaultProps: { variantMapping } } },
  });
  const page = (
    <>
      <PageContainer title="Orders" breadcrumbs={[]} />
      <Typography variant="h5">This week</Typography>
    </>
  );
  const { unmount } = render(page);
  expect(screen.getByRole('heading', { level: 4, name: 'Orders' })).toBeInTheDocument();
  unmount();
  render(<ThemeProvider theme={theme}>{page}</ThemeProvider>);
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'This week' })).toBeInTheDocument();
});

test('errors-and-unsaved-changes#order: the list shows the response that arrives last', async () => {
  const pending: (() => void)[] = [];
  const getMany = (title: string) => () =>
    new Promise<{ items: Note[]; itemCount: number }>((resolve) => {
      pending.push(() => resolve({ items: [{ id: 1, title, due: '' }], itemCount: 1 }));
    });
  const list = (title: string) => (
    <AppProvider>
      <List<Note>
        dataSource={{ fields, getMany: getMany(title) }}
        slotProps={{ dataGrid: { disableVirtualization: true } }}
      />
    </AppProvider>
  );
  const { rerender } = render(list('old'));
  rerender(list('new'));
  await waitFor(() => expect(pending.length).toBeGreaterThan(1));
  pending.at(-1)?.();
  expect(await screen.findByText('new')).toBeInTheDocument();
  pending[0]?.();
  expect(await screen.findByText('old')).toBeInTheDocument();
});
