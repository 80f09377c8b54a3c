import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { api } from 'shared-auth';
import { array, number, object, ref, string, type ObjectSchema } from 'yup';
import { Button } from '../base/chakra.ts';
import { fieldMessages, NumberField, PasswordField, SelectField, TextareaField, TextField } from '../form/index.ts';
import { findAccessibilityViolations, errorReply, renderScreen, type ApiCall } from '../testing/index.ts';
import { FormDialog, ReasonDialog } from './index.ts';

type UserInput = {
  name: string;
  email: string;
  site: string | null;
  weight: number;
  kind: string;
  note: string | null;
  password: string;
};

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema: ObjectSchema<UserInput> = object({
  name: string().trim().required().max(5),
  email: string().required().email(),
  site: string().url().nullable().default(null),
  weight: number().required().min(1),
  kind: string().required(),
  note: string().trim().nullable().default(null),
  password: string().required().min(6),
});
const valid = { name: 'Nimal', email: 'n@x.lk', site: null, weight: 12, kind: 'dry', note: null, password: 'secret' };

function Screen({ initial = {} }: { initial?: Partial<UserInput> | null }) {
  const [open, setOpen] = useState(true);
  const save = useMutation({
    mutationFn: (input: UserInput) => api.post('users', input),
    meta: { successMessage: message('Saved') },
  });
  if (!open) return <Button onClick={() => setOpen(true)}>Closed</Button>;
  return (
    <FormDialog
      title={message('New user')}
      width={500}
      schema={schema}
      initialValues={initial ?? undefined}
      onSubmit={save.mutateAsync}
      onClose={() => setOpen(false)}
    >
      <TextField name="name" label={message('Name')} help={message('Short')} />
      <TextField name="email" label={message('E-mail')} type="email" />
      <TextField name="site" label={message('Site')} />
      <NumberField name="weight" label={message('Weight')} unit="kg" />
      <SelectField name="kind" label={message('Kind')} options={{ dry: message('Dry'), cold: message('Cold') }} />
      <PasswordField name="password" label={message('Password')} />
      <TextareaField name="note" label={message('Note')} />
    </FormDialog>
  );
}

const submitted: unknown[] = [];
const replies = { 'POST users': ({ body }: ApiCall) => void submitted.push(body) };
beforeEach(() => {
  submitted.length = 0;
});

test('shows validation errors at the fields', async () => {
  const { user } = renderScreen(<Screen />, { replies });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Field is required')).toHaveLength(5);
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Field is required');

  await user.type(screen.getByLabelText(/^Name/), 'Nimala');
  await user.type(screen.getByLabelText(/^E-mail/), 'n@');
  await user.type(screen.getByLabelText('Site'), 'x');
  await user.type(screen.getByLabelText(/^Weight/), '0');
  await user.type(screen.getByLabelText(/^Password/), 's');
  await user.tab();
  for (const error of ['Max 5 symbols', 'Email invalid', 'Url invalid', 'Min 1', 'Min 6'])
    expect(await screen.findByText(error)).toBeInTheDocument();
  expect(submitted).toEqual([]);
});

test('submits the values cast by the schema, then closes', async () => {
  const { user, notices } = renderScreen(
    <Screen initial={{ name: ' Nimal ', email: 'n@x.lk', weight: 1, password: 'short' }} />,
    { replies },
  );
  await user.type(await screen.findByLabelText(/^Weight/), '2');
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'dry');
  await user.type(screen.getByLabelText('Note'), ' ');
  await user.type(screen.getByLabelText(/^Password/), 'er{Enter}');
  await screen.findByText('Closed');
  expect(submitted).toEqual([{ ...valid, password: 'shorter' }]);
  expect(notices).toEqual(['Saved']);
});

test('submits no properties that the schema lacks', async () => {
  const { user } = renderScreen(<Screen initial={{ ...valid, id: '1', createdAt: 5 } as UserInput} />, {
    replies,
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toEqual([valid]));
});

test('shows server errors at their fields until the field changes, without a toast', async () => {
  const fields = {
    email: { code: 'taken', message: 'User with same email already exist' },
    name: { code: 'max', message: 'x', params: { max: 3, value: 'Nimal' } },
  };
  const { user, notices } = renderScreen(<Screen initial={valid} />, {
    replies: { 'POST users': () => errorReply(422, 'invalid', { fields }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User with same email already exist')).toBeInTheDocument();
  expect(screen.getByText('Max 3 symbols')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Note'), 'something');
  expect(screen.getByText('User with same email already exist')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^E-mail/), 'k');
  await waitFor(() => expect(screen.queryByText('User with same email already exist')).toBeNull());
  expect(screen.getByText('Max 3 symbols')).toBeInTheDocument();
  expect(notices).toEqual([]);
});

test('shows other errors as a lasting toast and keeps the values', async () => {
  const { user } = renderScreen(<Screen initial={valid} />, {
    replies: { 'POST users': () => errorReply(409, 'conflict', { message: ['One', 'Two'] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent('One Two');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Nimal');
});

test('asks before Escape discards changes, and only then', async () => {
  const { user } = renderScreen(<Screen />);
  await user.type(await screen.findByLabelText(/^Name/), 'N');
  await user.keyboard('{Escape}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText(/^Name/)).toHaveValue('N');
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByText('Closed'));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue(''); // the changes are discarded
  await user.keyboard('{Escape}');
  await screen.findByText('Closed');
});

test('shows a skeleton while the record loads, and an error when loading fails', async () => {
  const { unmount } = renderScreen(<Screen initial={null} />);
  expect(await screen.findByRole('dialog', { name: 'New user' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  unmount();
  renderScreen(
    <FormDialog
      title={message('User')}
      schema={schema}
      initialValues={undefined}
      error={new Error('x')}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    >
      {null}
    </FormDialog>,
  );
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
});

test('summarizes errors at the top, with links to the fields', async () => {
  const PasswordDialog = () => (
    <FormDialog
      title={message('Pair')}
      schema={object({
        one: string().required(),
        other: string().oneOf([ref('one')], fieldMessages.passwords),
        rows: array().of(string().required()).min(2, message('At least two points required')),
      })}
      initialValues={{ one: 'a', other: 'b', rows: [] }}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    >
      <PasswordField name="one" label={message('New password')} />
      <PasswordField name="other" label={message('Once more')} />
    </FormDialog>
  );
  const { user } = renderScreen(<PasswordDialog />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const summary = await screen.findByText('2 fields need your attention');
  expect(summary.parentElement).toHaveFocus();
  expect(screen.getByText('At least two points required')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Once more: Passwords not match' }));
  expect(screen.getByLabelText(/^Once more/)).toHaveFocus();
});

test('shows and hides a password', async () => {
  const { user } = renderScreen(<Screen />);
  const field = await screen.findByLabelText(/^Password/);
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('requires a reason', async () => {
  const reasons: string[] = [];
  const { user } = renderScreen(
    <ReasonDialog onSubmit={async (reason) => reasons.push(reason)} onClose={() => undefined} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await screen.findByText('Field is required');
  await user.type(screen.getByLabelText(/^Reason/), 'Too late');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(reasons).toEqual(['Too late']));
});

test('has no accessibility violations', async () => {
  const { user } = renderScreen(<Screen />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findAllByText('Field is required');
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
});

function UserDialog() {
  const user = useQuery({ queryKey: ['user'], queryFn: () => api.get<UserInput>('users/1') });
  return (
    <FormDialog
      title={message('Edit user')}
      schema={schema}
      initialValues={user.data}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    >
      <TextField name="name" label={message('Name')} />
    </FormDialog>
  );
}

test('focuses the first field once the record is loaded', async () => {
  let respond = (_user: UserInput) => {};
  renderScreen(<UserDialog />, {
    replies: {
      'GET users/1': () =>
        new Promise<UserInput>((resolve) => {
          respond = resolve;
        }),
    },
  });
  (await screen.findByRole('button', { name: 'Close' })).focus(); // as browsers do without another field
  respond(valid);
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
});
