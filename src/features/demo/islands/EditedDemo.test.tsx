import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { EditedDemo, type EditResult } from './EditedDemo';

const modules = { react: { ...React } };
const good =
  "import * as React from 'react';\nexport default function A(): React.ReactNode {\n  return <p>First</p>;\n}\n";

function setup(code: string) {
  const onOutcome = jest.fn<void, [EditResult]>();
  const element = (next: string) => (
    <EditedDemo code={next} variant="TS" modules={modules} onResult={onOutcome} />
  );
  const { rerender } = render(element(code));
  return { onOutcome, edit: (next: string) => rerender(element(next)) };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('runs edited code and reports it with its JavaScript', () => {
  const { onOutcome } = setup(good);
  expect(screen.getByText('First')).toBeVisible();
  expect(onOutcome).toHaveBeenLastCalledWith({
    code: good,
    error: null,
    js: expect.stringContaining('export default function A() {'),
  });
});

it('continues with the last valid code while the new code is invalid', () => {
  const { onOutcome, edit } = setup(good);
  edit(good.replace('return', 'return ('));
  expect(screen.getByText('First')).toBeVisible();
  expect(onOutcome).toHaveBeenLastCalledWith({
    code: expect.any(String),
    error: {
      message: expect.stringContaining('Unexpected token'),
      line: 3,
      column: expect.any(Number),
    },
    js: null,
  });
  edit(good.replace('First', 'Second'));
  expect(screen.getByText('Second')).toBeVisible();
});

it('a crash replaces the demo with its message, until the code works again', async () => {
  const { edit } = setup(good);
  edit(good.replace('First', '{null.x}'));
  expect(screen.getByRole('alert')).toHaveTextContent('The edited code has crashed.');
  expect(screen.queryByText('First')).toBeNull();
  edit(good.replace('First', 'Second'));
  expect(screen.getByText('Second')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('if the first edit is invalid, the original demo stays', () => {
  render(
    <EditedDemo
      code="<"
      variant="TS"
      modules={modules}
      onResult={() => undefined}
      fallback={<p>As written</p>}
    />,
  );
  expect(screen.getByText('As written')).toBeVisible();
});

it('shows a crash, reports it, and recovers with the next code', async () => {
  const { onOutcome, edit } = setup(good.replace('First', '{null.x}'));
  expect(screen.getByRole('alert')).toHaveTextContent('The edited code has crashed.');
  await waitFor(() => expect(onOutcome.mock.lastCall?.[0].error?.message).toContain('null'));
  edit(good);
  expect(screen.getByText('First')).toBeVisible();
});

it('reports an error in an event handler', async () => {
  const { onOutcome } = setup(
    good.replace(
      '<p>First</p>',
      "<button onClick={() => { throw new Error('Too late'); }}>Go</button>",
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(onOutcome.mock.lastCall?.[0].error?.message).toBe('Too late');
});

it('reports a rejected promise', () => {
  const { onOutcome } = setup(good);
  act(() => {
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Error('No answer') }),
    );
  });
  expect(onOutcome.mock.lastCall?.[0].error?.message).toBe('No answer');
});
