import { screen, waitFor, within } from '@testing-library/react';
import type { Reminder, ReminderPause, ReminderSettings } from 'shared-contracts/finance/reminders';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import RemindersPage from './reminders-page.tsx';

const reminder = (more: Partial<Reminder> = {}): Reminder => ({
  id: 'm-1',
  invoice: { id: 'i-1', number: 'INV-2026-000001' },
  partner: { id: 'p-1', name: 'Serendib' },
  step: 1,
  state: 'proposed',
  dueAt: 1_795_168_800,
  open: '100.00',
  fee: null,
  currency: 'LKR',
  createdAt: 1_795_968_800,
  sentAt: null,
  sentTo: null,
  actions: ['send'],
  ...more,
});
const sent = reminder({
  id: 'm-2',
  invoice: { id: 'i-2', number: 'INV-2026-000002' },
  state: 'sent',
  step: 2,
  fee: '500.00',
  sentAt: 1_795_988_800,
  sentTo: 'pay@serendib.example',
  actions: [],
});
const pause: ReminderPause = {
  id: 'x-1',
  partner: { id: 'p-1', name: 'Serendib' },
  invoice: null,
  reason: 'Plan agreed',
  createdAt: 1_795_168_800,
  createdBy: 'ann',
};
const settings: ReminderSettings = { mode: 'propose', steps: [{ daysAfterDue: 7, text: 'Our account', fee: null }] };
const toPage = <T,>(items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });
const renderPage = (replies: Replies = {}, path = '/') =>
  renderScreen(<RemindersPage />, {
    user: testUsers.cargoOwner,
    path,
    replies: {
      'GET reminders': () => toPage([reminder(), sent]),
      'GET partners': () => toPage([{ id: 'p-1', name: 'Serendib' }]),
      'GET reminder-settings': () => settings,
      'GET reminder-pauses': () => ({ items: [pause] }),
      ...replies,
    },
  });

test('lists reminders, and sends one that is suggested', async () => {
  const calls: unknown[] = [];
  const { user, baseElement } = renderPage({
    'POST reminders/send': ({ body }) => (calls.push(body), { sent: 1, withdrawn: 1, withoutAddress: 0 }),
  });
  const row = within(await screen.findByRole('row', { name: /INV-2026-000002/ }));
  for (const text of ['Step 2', 'Sent', 'pay@serendib.example']) expect(row.getByText(text)).toBeVisible();
  expect(row.queryByRole('button', { name: 'Send reminder' })).toBeNull();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  const open = within(screen.getByRole('row', { name: /INV-2026-000001/ }));
  await user.click(open.getByRole('button', { name: 'Send reminder' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Send reminder' }));
  expect(await screen.findByText('1 reminder sent; 1 was paid since')).toBeVisible();
  expect(calls).toEqual([{ reminderIds: ['m-1'] }]);
});

test('waives the fee of a reminder that was sent, for a reason', async () => {
  const calls: unknown[] = [];
  const charged = { ...sent, actions: ['waiveFee' as const] };
  let listed: Reminder = charged;
  const { user, notices } = renderPage({
    'GET reminders': () => toPage([reminder(), listed]),
    'POST reminders/m-2/fee-waiver': ({ body }) => {
      calls.push(body);
      listed = { ...charged, actions: [], feeWaivedAt: 1_795_999_999 };
      return listed;
    },
  });
  expect(await screen.findByRole('row', { name: /INV-2026-000002.*500\.00/ })).toBeVisible();
  await chooseAction(user, 'INV-2026-000002', 'Waive fee');
  const dialog = within(await screen.findByRole('dialog', { name: /INV-2026-000002/ }));
  expect(dialog.getByText(/reverses 500\.00 LKR/)).toBeVisible();
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A good customer');
  await user.click(dialog.getByRole('button', { name: 'Waive fee' }));
  await waitFor(() => expect(notices).toEqual(['Fee waived']));
  expect(calls).toEqual([{ reason: 'A good customer' }]);
  expect(await screen.findByText('Waived')).toBeVisible();
});

test('shows that a fee was waived in the meantime', async () => {
  const { user } = renderPage({
    'GET reminders': () => toPage([{ ...sent, actions: ['waiveFee' as const] }]),
    'POST reminders/m-2/fee-waiver': () => errorReply(409, 'noReminderFee'),
  });
  await screen.findByRole('row', { name: /INV-2026-000002/ });
  await chooseAction(user, 'INV-2026-000002', 'Waive fee');
  const dialog = within(await screen.findByRole('dialog', { name: /INV-2026-000002/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A good customer');
  await user.click(dialog.getByRole('button', { name: 'Waive fee' }));
  expect(await screen.findByText('The fee was waived in the meantime')).toBeVisible();
});

test('pauses the reminders of a partner for a reason, and resumes them', async () => {
  const calls: unknown[] = [];
  const { user, notices } = renderPage({
    'POST reminder-pauses': ({ body }) => (calls.push(body), { items: [pause] }),
    'DELETE reminder-pauses/x-1': () => (calls.push('resumed'), { items: [] }),
  });
  await screen.findByRole('row', { name: /INV-2026-000002/ });
  await chooseAction(user, 'INV-2026-000002', 'Pause for this partner');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause reminders' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Disputed');
  await user.click(dialog.getByRole('button', { name: 'Pause reminders' }));
  await waitFor(() => expect(notices).toEqual(['Reminders paused']));
  await user.click(screen.getByRole('button', { name: 'Paused reminders' }));
  const pauses = within(await screen.findByRole('dialog', { name: 'Paused reminders' }));
  expect(await pauses.findByText(/Plan agreed/)).toBeVisible();
  await user.click(pauses.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(calls).toEqual([{ partnerId: 'p-1', reason: 'Disputed' }, 'resumed']));
});

test('adds a step to the settings', async () => {
  const calls: unknown[] = [];
  const { user, notices } = renderPage({ 'PUT reminder-settings': ({ body }) => (calls.push(body), body) });
  await user.click(await screen.findByRole('button', { name: 'Reminder settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminder settings' }));
  await user.selectOptions(await dialog.findByLabelText(/^When an invoice is overdue/), 'Send reminders automatically');
  await user.click(dialog.getByRole('button', { name: 'Add step' }));
  expect(dialog.getByText('Step 2')).toBeVisible();
  await user.type(dialog.getAllByLabelText(/^Days after due/)[1] as HTMLElement, '14');
  await user.type(dialog.getAllByLabelText(/^Fee/)[1] as HTMLElement, '500');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['Reminder settings saved']));
  expect(calls).toEqual([{ mode: 'send', steps: [settings.steps[0], { daysAfterDue: 14, text: '', fee: '500.00' }] }]);
});

test('an address opens what is to be waived, unless its reminder has no fee', async () => {
  const open = (id: string) =>
    renderScreen(<RemindersPage />, {
      user: testUsers.cargoOwner,
      url: `/?dialog=waive.${id}`,
      replies: {
        'GET reminders': () => toPage([reminder(), sent]),
        'GET partners': () => toPage([{ id: 'p-1', name: 'Serendib' }]),
      },
    });
  const charged = open('m-2');
  expect(await screen.findByRole('dialog', { name: /INV-2026-000002/ })).toBeVisible();
  charged.unmount();
  // The dialog is loaded by now.
  open('m-1');
  expect(await screen.findByRole('row', { name: /INV-2026-000001/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
