import { screen, waitFor } from '@testing-library/react';
import { number, object } from 'yup';
import { Form, SubmitButton } from '../form/index.ts';
import { renderScreen } from '../testing/index.ts';
import { DateField, DateTimeField } from './index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({ pickup: number().required(), expires: number().nullable().default(null) });

function renderForm({ initialValues = {} } = {}) {
  const submitted: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initialValues={initialValues} onSubmit={async (values) => submitted.push(values)}>
      <DateTimeField name="pickup" label={message('Pickup')} />
      <DateField name="expires" label={message('Expires')} end />
      <SubmitButton />
    </Form>,
  );
  return { ...view, submitted };
}

test('converts date and time from the user’s time zone to unix seconds', async () => {
  const { user, submitted } = renderForm({ initialValues: {} });
  await user.type(await screen.findByRole('textbox', { name: 'Pickup' }), '31122030');
  await user.type(screen.getByRole('textbox', { name: 'Pickup, Time' }), '845');
  await user.type(screen.getByRole('textbox', { name: 'Expires' }), '01.02.2031');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(submitted).toEqual([
      {
        pickup: Date.UTC(2030, 11, 31, 17, 35) / 1000,
        expires: Date.UTC(2031, 1, 1, 18, 29, 59) / 1000,
      },
    ]),
  );
});

/** Colombo is 5:30 ahead of UTC. */
const colombo = (...[year, month, ...rest]: [number, number, number, number, number]) =>
  Date.UTC(year, month - 1, ...rest) / 1000 - 19_800;

test('keeps the time while a date is mistyped and corrected', async () => {
  const { user, submitted } = renderForm({ initialValues: { pickup: colombo(2030, 12, 30, 8, 45) } });
  const date = await screen.findByRole('textbox', { name: 'Pickup' });
  await user.clear(date);
  await user.type(date, '31.02.2031');
  await user.tab();
  expect(await screen.findByText('Invalid date')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Pickup, Time' })).toHaveValue('08:45');
  await user.clear(date);
  await user.type(date, '3');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Pickup, Time' })).toHaveValue('08:45');
  await user.clear(date);
  await user.type(date, '31122030');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toEqual([expect.objectContaining({ pickup: colombo(2030, 12, 31, 8, 45) })]));
});

test('removes the time with its date', async () => {
  const { user } = renderForm({ initialValues: { pickup: colombo(2030, 12, 30, 8, 45) } });
  await user.clear(await screen.findByRole('textbox', { name: 'Pickup' }));
  await user.tab();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Pickup, Time' })).toHaveValue(''));
});

test('shows the day of a short form, and takes it by Enter or on leaving', async () => {
  const { user, submitted } = renderForm({ initialValues: { pickup: colombo(2030, 12, 30, 8, 45) } });
  const date = await screen.findByRole('textbox', { name: 'Pickup' });
  await user.clear(date);
  await user.type(date, '261131');
  expect(date).toHaveValue('26.11.31');
  expect(screen.getByText('Wed 26.11.2031')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(date).toHaveValue('26.11.2031');
  expect(screen.queryByText('Wed 26.11.2031')).not.toBeInTheDocument();
  expect(submitted).toEqual([]);

  const expires = screen.getByRole('textbox', { name: 'Expires' });
  await user.type(expires, 'domani');
  const tomorrow = new Date(Date.now() + 19_800_000 + 86_400_000).toISOString().slice(0, 10);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(expires).toHaveValue(tomorrow.split('-').toReversed().join('.')));
  await waitFor(() =>
    expect(submitted).toEqual([
      expect.objectContaining({
        pickup: colombo(2031, 11, 26, 8, 45),
        expires: Date.parse(`${tomorrow}T18:29:59Z`) / 1000,
      }),
    ]),
  );
});

test('keeps the caret where a date is corrected in the middle', async () => {
  const { user } = renderForm({ initialValues: { pickup: colombo(2030, 12, 30, 8, 45) } });
  const date = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Pickup' });
  await user.click(date);
  await user.type(date, '{Delete}1', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(date).toHaveValue('30.11.2030');
  expect(date.selectionStart).toBe(5);
});

test('rejects an invalid date', async () => {
  const { user, submitted } = renderForm({ initialValues: { pickup: 1_790_000_000 } });
  await user.type(await screen.findByRole('textbox', { name: 'Expires' }), '31.02.2031');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invalid date')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Expires' })).toHaveValue('31.02.2031');
  expect(submitted).toEqual([]);
});

test('selects a day in the calendar by keyboard, with weeks from Monday', async () => {
  const { user } = renderForm({ initialValues: { expires: Date.UTC(2030, 11, 31) / 1000 } });
  const [, open] = await screen.findAllByRole('button', { name: 'Open the calendar' });
  await user.click(open!);
  const grid = await screen.findByRole('grid', { name: 'December 2030' });
  expect([...grid.querySelectorAll('th')].map((head) => head.abbr)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: '31 December 2030' })).toHaveFocus());
  await user.keyboard('{ArrowRight}{PageDown}{Home}');
  expect(screen.getByRole('button', { name: '27 January 2031' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Expires' })).toHaveValue('27.01.2031'));
});
