import { screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-auth';
import { object, string } from 'yup';
import { Link } from '../../router/index.ts';
import { findAccessibilityViolations, renderScreen } from '../../testing/index.ts';
import { CodeField, Form, TextField } from '../index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({
  otp: string()
    .required()
    .matches(/^\d{6}$/, { message: message('Enter all six digits') }),
});
const wrongCode = new ApiError({
  status: 422,
  code: 'invalid',
  message: '',
  fields: { otp: { code: 'wrong', message: '' } },
});

async function renderField(onSubmit: (values: { otp: string }) => Promise<unknown> = async () => undefined) {
  const submitted: string[] = [];
  const submit = async (values: { otp: string }) => {
    submitted.push(values.otp);
    await onSubmit(values);
  };
  const view = renderScreen(
    <Form schema={schema} onSubmit={submit} errorMessages={{ wrong: message('The code is wrong') }}>
      <CodeField name="otp" label={message('Code')} autoFocus />
    </Form>,
  );
  return { ...view, submitted, field: await screen.findByRole<HTMLInputElement>('textbox', { name: /^Code/ }) };
}

test('is a single field for one-time codes, and submits with the last digit', async () => {
  const { user, submitted, field, container } = await renderField();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.keyboard('12x-3{Backspace}34 5');
  expect(field).toHaveValue('12345');
  expect(submitted).toEqual([]);
  await user.keyboard('67');
  await waitFor(() => expect(submitted).toEqual(['123456']));
});

test.each(['123456', ' 123 456 ', '123-456', 'Your code: 123456.', '12345678'])(
  'accepts pasted text: %s',
  async (text) => {
    const { user, submitted } = await renderField();
    await user.paste(text);
    await waitFor(() => expect(submitted).toEqual(['123456']));
  },
);

test('allows correcting a digit in the middle', async () => {
  const { user, field } = await renderField();
  await user.keyboard('12945{ArrowLeft}{ArrowLeft}{Backspace}3');
  expect(field).toHaveValue('12345');
});

test('shows a wrong code at the field, and replaces it by typing', async () => {
  const { user, submitted, field } = await renderField(() => Promise.reject(wrongCode));
  await user.paste('111111');
  expect(await screen.findByText('The code is wrong')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('The code is wrong');
  await user.keyboard('222222');
  await waitFor(() => expect(submitted).toEqual(['111111', '222222']));
});

test('does not submit an incomplete code', async () => {
  const { user, submitted } = await renderField();
  await user.keyboard('123{Enter}');
  expect(await screen.findByText('Enter all six digits')).toBeInTheDocument();
  expect(submitted).toEqual([]);
});

test('asks before leaving a form with unsaved changes', async () => {
  const form = (
    <Form warnOnLeave schema={object({ name: string().required() })} onSubmit={async () => undefined}>
      <TextField name="name" label={message('Name')} />
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
