import { screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { errorReply, renderScreen, type Replies } from '../../testing/index.ts';
import { Form } from '../core/form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const label = { id: 'test.password', defaultMessage: 'New password' };
const help = { id: 'test.help', defaultMessage: 'At least 6 characters' };
const common: Replies = { 'GET users/common-passwords': () => ({ passwords: ['123456', 'password1'] }) };

const renderField = (replies = common) => {
  const view = renderScreen(
    <Form schema={object({ password: string().min(6) })} onSubmit={async () => {}}>
      <NewPasswordField name="password" label={label} help={help} names={['nadia.p', 'nadia@ceylon.example']} />
    </Form>,
    { replies },
  );
  const field = screen.getByLabelText('New password');
  const enter = async (text: string) => {
    await view.user.clear(field);
    await view.user.type(field, text);
  };
  return { ...view, field, enter };
};

test('explains what makes the password safer while it is typed', async () => {
  const { field, enter } = renderField();
  expect(field).toHaveAccessibleDescription('At least 6 characters');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await enter('x7k2pq');
  await waitFor(() => expect(field).toHaveAccessibleDescription('8 or more characters are safer'));
  await enter('x7k2pq9z');
  await waitFor(() => expect(field).toHaveAccessibleDescription('At least 6 characters'));
});

test.each([
  ['Password1', 'This is one of the most common passwords. Choose another one'],
  ['NADIA.P', 'The password can’t be the login or the e-mail address'],
  ['nadia@ceylon.example', 'The password can’t be the login or the e-mail address'],
])('explains why %s would be rejected', async (password, text) => {
  const { field, enter } = renderField();
  await enter(password);
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
});

test('fetches the common passwords once, and only when a password is typed', async () => {
  const { enter, calls } = renderField();
  expect(calls).toEqual([]);
  await enter('quiet-harbour');
  await waitFor(() => expect(calls).toEqual(['GET users/common-passwords']));
  await enter('quiet-harbor');
  expect(calls).toHaveLength(1);
});

test('works without the list', async () => {
  const { field, enter, notices } = renderField({ 'GET users/common-passwords': () => errorReply(503, 'unavailable') });
  await enter('123456');
  await waitFor(() => expect(field).toHaveAccessibleDescription('8 or more characters are safer'));
  expect(notices).toEqual([]);
});
