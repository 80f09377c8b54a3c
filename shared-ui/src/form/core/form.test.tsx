import { act, fireEvent, screen } from '@testing-library/react';
import { object, string } from 'yup';
import { renderScreen } from '../testing/index.ts';
import { Form, SubmitButton, TextField } from './index.ts';

const token = { id: 'test.token', defaultMessage: 'Token' };
const schema = object({ token: string().required().default('') });

test('what is typed in the moment before the button is pressed is sent, and not told to be missing', async () => {
  const sent = jest.fn(async () => undefined);
  renderScreen(
    <Form schema={schema} onSubmit={sent}>
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
  expect(sent).toHaveBeenCalledWith({ token: 'T-1' });
  expect(field).not.toHaveAccessibleDescription('Field is required');
});
