import { screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-auth';
import { object, string } from 'yup';
import { Link } from '../router/index.ts';
import { accessibilityFaults, renderScreen } from '../testing/index.ts';
import { CodeField, Form, TextField } from './index.ts';

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({
  otp: string()
    .required()
    .matches(/^\d{6}$/, { message: words('Enter all six digits') }),
});
const wrong = new ApiError({
  status: 422,
  code: 'invalid',
  message: '',
  fields: { otp: { code: 'wrong', message: '' } },
});

async function show(onSubmit: (values: { otp: string }) => Promise<unknown> = async () => undefined) {
  const sent: string[] = [];
  const submit = async (values: { otp: string }) => {
    sent.push(values.otp);
    await onSubmit(values);
  };
  const view = renderScreen(
    <Form schema={schema} onSubmit={submit} codes={{ wrong: words('The code is wrong') }}>
      <CodeField name="otp" label={words('Code')} autoFocus />
    </Form>,
  );
  return { ...view, sent, field: await screen.findByRole<HTMLInputElement>('textbox', { name: /^Code/ }) };
}

test('is one field that every aid knows, and the last digit sends it', async () => {
  const { user, sent, field, container } = await show();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.keyboard('12x-3{Backspace}34 5');
  expect(field).toHaveValue('12345');
  expect(sent).toEqual([]);
  await user.keyboard('67');
  await waitFor(() => expect(sent).toEqual(['123456']));
});

test.each(['123456', ' 123 456 ', '123-456', 'Your code: 123456.', '12345678'])(
  'takes what is pasted: %s',
  async (text) => {
    const { user, sent } = await show();
    await user.paste(text);
    await waitFor(() => expect(sent).toEqual(['123456']));
  },
);

test('a digit in the middle is corrected by the arrow keys', async () => {
  const { user, field } = await show();
  await user.keyboard('12945{ArrowLeft}{ArrowLeft}{Backspace}3');
  expect(field).toHaveValue('12345');
});

test('a wrong code is told at the field and typed over', async () => {
  const { user, sent, field } = await show(() => Promise.reject(wrong));
  await user.paste('111111');
  expect(await screen.findByText('The code is wrong')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('The code is wrong');
  await user.keyboard('222222');
  await waitFor(() => expect(sent).toEqual(['111111', '222222']));
});

test('half a code is not sent', async () => {
  const { user, sent } = await show();
  await user.keyboard('123{Enter}');
  expect(await screen.findByText('Enter all six digits')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a guarded form asks before what is entered is lost', async () => {
  const form = (
    <Form guarded schema={object({ name: string().required() })} onSubmit={async () => undefined}>
      <TextField name="name" label={words('Name')} />
    </Form>
  );
  const { user, router } = renderScreen(
    <>
      {form}
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    { path: '/' },
  );
  await user.type(await screen.findByLabelText(/^Name/), 'Harvest');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Leave without saving?');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});
