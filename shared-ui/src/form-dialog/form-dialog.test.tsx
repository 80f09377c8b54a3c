import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { api } from 'shared-auth';
import { array, number, object, ref, string, type ObjectSchema } from 'yup';
import { Button } from '../base/chakra.ts';
import { fieldMessages, NumberField, PasswordField, SelectField, TextareaField, TextField } from '../form/index.ts';
import { accessibilityFaults, refuse, renderScreen, type Call } from '../testing/index.ts';
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

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
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
    meta: { success: words('Saved') },
  });
  if (!open) return <Button onClick={() => setOpen(true)}>Closed</Button>;
  return (
    <FormDialog
      title={words('New user')}
      width={500}
      schema={schema}
      initial={initial ?? undefined}
      onSubmit={save.mutateAsync}
      onClose={() => setOpen(false)}
    >
      <TextField name="name" label={words('Name')} help={words('Short')} />
      <TextField name="email" label={words('E-mail')} type="email" />
      <TextField name="site" label={words('Site')} />
      <NumberField name="weight" label={words('Weight')} unit="kg" />
      <SelectField name="kind" label={words('Kind')} options={{ dry: words('Dry'), cold: words('Cold') }} />
      <PasswordField name="password" label={words('Password')} />
      <TextareaField name="note" label={words('Note')} />
    </FormDialog>
  );
}

const sent: unknown[] = [];
const accepts = { 'POST users': ({ body }: Call) => void sent.push(body) };
beforeEach(() => {
  sent.length = 0;
});

test('what is missing or wrong is told in words at the field', async () => {
  const { user } = renderScreen(<Screen />, { replies: accepts });
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
  for (const wrong of ['Max 5 symbols', 'Email invalid', 'Url invalid', 'Min 1', 'Min 6'])
    expect(await screen.findByText(wrong)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('what is right is sent as the schema says, and the dialog closes', async () => {
  const { user, notices } = renderScreen(
    <Screen initial={{ name: ' Nimal ', email: 'n@x.lk', weight: 1, password: 'short' }} />,
    { replies: accepts },
  );
  await user.type(await screen.findByLabelText(/^Weight/), '2');
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'dry');
  await user.type(screen.getByLabelText('Note'), ' ');
  await user.type(screen.getByLabelText(/^Password/), 'er{Enter}');
  await screen.findByText('Closed');
  expect(sent).toEqual([{ ...valid, password: 'shorter' }]);
  expect(notices).toEqual(['Saved']);
});

test('what is edited comes with more than the form knows: it is not sent', async () => {
  const { user } = renderScreen(<Screen initial={{ ...valid, id: '1', createdAt: 5 } as UserInput} />, {
    replies: accepts,
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([valid]));
});

test('what the server refuses stands at its field until it is changed, and no toast repeats it', async () => {
  const fields = {
    email: { code: 'taken', message: 'User with same email already exist' },
    name: { code: 'max', message: 'x', params: { max: 3, value: 'Nimal' } },
  };
  const { user, notices } = renderScreen(<Screen initial={valid} />, {
    replies: { 'POST users': () => refuse(422, 'invalid', { fields }) },
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

test('any other refusal is a toast that stays, and nothing that was typed is lost', async () => {
  const { user } = renderScreen(<Screen initial={valid} />, {
    replies: { 'POST users': () => refuse(409, 'conflict', { message: ['One', 'Two'] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent('One Two');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Nimal');
});

test('Escape asks when something would be lost, and only then', async () => {
  const { user } = renderScreen(<Screen />);
  await user.type(await screen.findByLabelText(/^Name/), 'N');
  await user.keyboard('{Escape}');
  const asking = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(asking).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText(/^Name/)).toHaveValue('N');
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByText('Closed'));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue(''); // what was typed is gone with it
  await user.keyboard('{Escape}');
  await screen.findByText('Closed');
});

test('while what is edited loads, its outline stands there; when it cannot be loaded, the reason', async () => {
  const { unmount } = renderScreen(<Screen initial={null} />);
  expect(await screen.findByRole('dialog', { name: 'New user' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  unmount();
  renderScreen(
    <FormDialog
      title={words('User')}
      schema={schema}
      initial={undefined}
      error={new Error('x')}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    >
      {null}
    </FormDialog>,
  );
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
});

test('what is wrong out of sight is summed up at the top and led to', async () => {
  const Hidden = () => (
    <FormDialog
      title={words('Pair')}
      schema={object({
        one: string().required(),
        other: string().oneOf([ref('one')], fieldMessages.passwords),
        rows: array().of(string().required()).min(2, words('At least two points required')),
      })}
      initial={{ one: 'a', other: 'b', rows: [] }}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    >
      <PasswordField name="one" label={words('New password')} />
      <PasswordField name="other" label={words('Once more')} />
    </FormDialog>
  );
  const { user } = renderScreen(<Hidden />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const summary = await screen.findByText('2 fields need your attention');
  expect(summary.parentElement).toHaveFocus();
  expect(screen.getByText('At least two points required')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Once more: Passwords not match' }));
  expect(screen.getByLabelText(/^Once more/)).toHaveFocus();
});

test('a password can be looked at', async () => {
  const { user } = renderScreen(<Screen />);
  const field = await screen.findByLabelText(/^Password/);
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('a reason is required', async () => {
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

test('nothing keeps anybody from using it', async () => {
  const { user } = renderScreen(<Screen />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findAllByText('Field is required');
  expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
});

function Edited() {
  const stored = useQuery({ queryKey: ['user'], queryFn: () => api.get<UserInput>('users/1') });
  return (
    <FormDialog
      title={words('Edit user')}
      schema={schema}
      initial={stored.data}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    >
      <TextField name="name" label={words('Name')} />
    </FormDialog>
  );
}

test('fields that come later have the focus once they are there', async () => {
  let answer = (_user: UserInput) => {};
  renderScreen(<Edited />, {
    replies: {
      'GET users/1': () =>
        new Promise<UserInput>((resolve) => {
          answer = resolve;
        }),
    },
  });
  (await screen.findByRole('button', { name: 'Close' })).focus(); // as a browser does, in which there is nothing else
  answer(valid);
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
});
