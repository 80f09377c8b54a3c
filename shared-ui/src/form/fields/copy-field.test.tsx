import { screen, waitFor } from '@testing-library/react';
import { findAccessibilityViolations, renderScreen } from '../../testing/index.ts';
import { CopyField } from '../index.ts';

const label = { id: 'test.token', defaultMessage: 'Partner token' };
const help = { id: 'test.help', defaultMessage: 'Give it to a partner' };
const renderField = () => renderScreen(<CopyField label={label} value="pt-4711" help={help} />);

test('copies the value and confirms it for a while', async () => {
  const { user, container } = renderField();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  const field = await screen.findByLabelText('Partner token');
  expect(field).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Copy: Partner token' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('pt-4711');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Give it to a partner'));
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('selects the value and explains it if the browser rejects copying', async () => {
  const { user } = renderField();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await screen.findByRole('button', { name: 'Copy: Partner token' }));
  expect(await screen.findByText('Couldn’t copy. The text is selected: press Ctrl+C or ⌘C')).toBeInTheDocument();
  const field = screen.getByLabelText<HTMLInputElement>('Partner token');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 7]);
});
