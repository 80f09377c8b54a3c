import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { array, object, string } from 'yup';
import { renderScreen } from '../../testing/index.ts';
import { FieldRows, Form, SubmitButton, TextField } from '../index.ts';

const token = { id: 'test.token', defaultMessage: 'Token' };
const schema = object({ token: string().required().default('') });

test('submits a value typed right before the click, without a required error', async () => {
  const onSubmit = jest.fn(async () => undefined);
  renderScreen(
    <Form schema={schema} onSubmit={onSubmit}>
      <TextField name="token" label={token} />
      <SubmitButton />
    </Form>,
  );
  const field = await screen.findByRole('textbox', { name: 'Token' });
  await act(async () => {
    fireEvent.change(field, { target: { value: 'T-1' } });
    await Promise.resolve(); // another event
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  });
  expect(onSubmit).toHaveBeenCalledWith({ token: 'T-1' });
  expect(field).not.toHaveAccessibleDescription('Field is required');
});

test('marks a field that is required because of another', async () => {
  const reasonSchema = object({
    token: string().default(''),
    reason: string()
      .default('')
      .when('token', ([value], reason) => (value === 'late' ? reason.required() : reason)),
  });
  const { user } = renderScreen(
    <Form schema={reasonSchema} onSubmit={async () => undefined}>
      <TextField name="token" label={token} />
      <TextField name="reason" label={{ id: 'test.reason', defaultMessage: 'Reason' }} />
    </Form>,
  );
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  expect(reason).not.toBeRequired();
  await user.type(screen.getByRole('textbox', { name: 'Token' }), 'late');
  await waitFor(() => expect(reason).toBeRequired());
  expect(screen.getByText('*')).toBeVisible();
});

test('shows the errors of every added row', async () => {
  const rowsSchema = object({
    rows: array()
      .of(object({ name: string().required().default('') }))
      .default([]),
  });
  const { user } = renderScreen(
    <Form schema={rowsSchema} onSubmit={async () => undefined}>
      <FieldRows name="rows" addLabel={token} emptyRow={{ name: '' }}>
        {(path) => <TextField name={`${path}.name`} label={token} />}
      </FieldRows>
      <SubmitButton />
    </Form>,
  );
  const add = await screen.findByRole('button', { name: 'Token' });
  await user.click(add);
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']),
  );
});
