import { act, fireEvent, screen } from '@testing-library/react';
import { object, string } from 'yup';
import { renderScreen } from '../../testing/index.ts';
import { Form, SubmitButton, TextField } from '../index.ts';

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
