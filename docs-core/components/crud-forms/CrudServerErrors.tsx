import * as React from 'react';
import Alert from '@mui/material/Alert';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type DataField, type DataSource } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
import { theme } from '../../company/theme';

type Member = { id: number; name: string; email: string };
type Values = Partial<Omit<Member, 'id'>>;
type Errors = Partial<Record<keyof Member, string>>;

const fields: DataField[] = [
  { field: 'id' },
  { field: 'name', headerName: 'Name' },
  { field: 'email', headerName: 'Email' },
];

/** An error with a message for each field, which the server sends with the status 422. */
class FieldErrors extends Error {
  readonly errors: Errors;

  constructor(errors: Errors) {
    super('Check the marked fields.');
    this.errors = errors;
  }
}

const memberSource = {
  fields,
  // Replace this function with your request.
  async createOne(data: Values): Promise<Member> {
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (!data.name) throw new FieldErrors({ name: 'Name is required' });
    if (data.email === 'ines@harbor.example')
      throw new FieldErrors({ email: 'This email is already in use' });
    return { id: 9, name: '', email: '', ...data };
  },
} satisfies DataSource<Member>;

// preview-start
function NewMember() {
  const notifications = useNotifications();
  const [values, setValues] = React.useState<Values>({ email: 'ines@harbor.example' });
  const [errors, setErrors] = React.useState<Errors>({});
  const [created, setCreated] = React.useState<Member>();

  async function save(data: Values) {
    try {
      setCreated(await memberSource.createOne(data));
      setErrors({});
    } catch (error) {
      if (error instanceof FieldErrors) setErrors(error.errors);
      else notifications.show((error as Error).message, { severity: 'error' });
    }
  }

  return (
    <>
      {created && <Alert sx={{ mb: 2 }}>{created.name} can now sign in.</Alert>}
      <CrudForm<Member>
        dataSource={memberSource}
        formState={{ values, errors }}
        onFieldChange={(name, value) => {
          setValues({ ...values, [name]: value });
          setErrors({ ...errors, [name]: undefined });
        }}
        onSubmit={save}
        submitButtonLabel="Create"
      />
    </>
  );
}
// preview-end

export default function CrudServerErrors() {
  return (
    <AppProvider theme={theme}>
      <main>
        <PageContainer title="New member" breadcrumbs={[]}>
          <NewMember />
        </PageContainer>
      </main>
    </AppProvider>
  );
}
