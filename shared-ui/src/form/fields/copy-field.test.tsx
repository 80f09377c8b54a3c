import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, renderScreen } from '../testing/index.ts';
import { CopyField } from './index.ts';

const label = { id: 'test.token', defaultMessage: 'Partner token' };
const help = { id: 'test.help', defaultMessage: 'Give it to a partner' };
const show = () => renderScreen(<CopyField label={label} value="pt-4711" help={help} />);

test('it is copied and says so for a while', async () => {
  const { user, container } = show();
  const taken = jest.spyOn(navigator.clipboard, 'writeText');
  const field = await screen.findByLabelText('Partner token');
  expect(field).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Copy: Partner token' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(taken).toHaveBeenCalledWith('pt-4711');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Give it to a partner'));
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('where the browser does not let it be copied, it is selected and the person told', async () => {
  const { user } = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await screen.findByRole('button', { name: 'Copy: Partner token' }));
  expect(await screen.findByText('It is selected: copy it with your keyboard')).toBeInTheDocument();
  const field = screen.getByLabelText<HTMLInputElement>('Partner token');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 7]);
});
