import './textEncoder';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, type DataModel } from '@toolpad/core/Crud';

interface Thing extends DataModel {
  title: string;
  count: number;
  done: boolean;
  kind: string;
}

/** Values in a form after a failed submit. */
export interface FormState {
  title: string;
  count: string;
  kind: string | null;
  /** State of the checkbox for assistive technology. */
  checked: boolean;
  /** Whether the checkbox looks checked. */
  drawn: boolean;
}

/** Initial values of the form, and values that the test enters. */
export const first = { title: 'First', count: '1', kind: 'a', checked: false, drawn: false };
export const typed = { title: 'Typed', count: '7', kind: 'b', checked: true, drawn: true };

/**
 * Workaround from the page. It prevents React's reset from clearing elements and from reaching the
 * form's handler.
 */
function keepValues(element: HTMLDivElement): () => void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('reset', stop, true);
  return () => element.removeEventListener('reset', stop, true);
}

/**
 * Fills in the form of the CRUD page, submits it from the number field, and waits until saving has
 * failed.
 * @param wrapped whether the form is in the element that the page recommends
 */
export async function submitRejectedForm({ wrapped }: { wrapped: boolean }): Promise<FormState> {
  const form = (
    <Create<Thing>
      dataSource={{
        fields: [
          { field: 'id' },
          { field: 'title', headerName: 'Title' },
          { field: 'count', headerName: 'Count', type: 'number' },
          { field: 'done', headerName: 'Done', type: 'boolean' },
          { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: ['a', 'b'] },
        ],
        createOne: async (): Promise<Thing> => {
          throw new Error('the server is asleep');
        },
      }}
      initialValues={{ title: 'First', count: 1, done: false, kind: 'a' }}
    />
  );
  render(<AppProvider>{wrapped ? <div ref={keepValues}>{form}</div> : form}</AppProvider>);
  const user = userEvent.setup();
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  const count = screen.getByLabelText<HTMLInputElement>('Count');
  const done = screen.getByLabelText<HTMLInputElement>('Done');
  await user.clear(title);
  await user.type(title, typed.title);
  await user.click(done);
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(screen.getByRole('option', { name: typed.kind }));
  await user.click(count);
  fireEvent.change(count, { target: { value: typed.count } });
  await user.keyboard('{Enter}');
  await screen.findByText(/the server is asleep$/);
  // React resets the form in a separate task after the action has ended.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return {
    title: title.value,
    count: count.value,
    kind: screen.getByRole('combobox', { name: 'Kind' }).textContent,
    checked: done.checked,
    drawn: done.closest('.Mui-checked') !== null,
  };
}
