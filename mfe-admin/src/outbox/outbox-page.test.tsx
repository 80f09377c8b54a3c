import { screen, waitFor, within } from '@testing-library/react';
import type { FailedJob, Mail } from 'shared-contracts/outbox';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OutboxPage from './outbox-page.tsx';

const kept: Mail = {
  id: 'mail-1',
  recipient: 'nimal@harvest.example',
  subject: 'Your code',
  organization: { id: 'org-1', name: 'Ceylon Harvest' },
  state: 'kept',
  attempts: 0,
  error: null,
  createdAt: 1_767_261_600,
  sentAt: null,
  actions: [],
  text: 'Your code is 123456.\n\nIt is valid for ten minutes.',
  html: '<script>alert(1)</script>',
  attachments: [],
};
const failed: Mail = {
  ...kept,
  id: 'mail-2',
  subject: 'Order O-000104 waits',
  organization: null,
  state: 'failed',
  attempts: 11,
  error: '451 not now',
  actions: ['retry'],
};
const job: FailedJob = {
  id: 'job-1',
  name: 'mail.send',
  error: '451 not now',
  attempts: 11,
  createdAt: 1_767_261_600,
  failedAt: 1_767_276_000,
  actions: ['retry'],
};
const pageOf = <Row,>(...items: Row[]) => ({ items, total: items.length, page: 1, limit: 20 });
const without = ({ text: _text, html: _html, attachments: _attachments, ...row }: Mail) => row;

const show = (replies: Replies = {}, at = '/') =>
  renderScreen(<OutboxPage />, {
    at,
    user: as.root,
    replies: {
      'GET mails': () => pageOf(without(kept), without(failed)),
      'GET mails/mail-1': () => kept,
      'GET mails/mail-2': () => failed,
      'GET jobs': () => pageOf(job),
      ...replies,
    },
  });

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('cell', { name })).closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};

test('mails stand with recipient, state and reason; search and state are asked of the API', async () => {
  const { user, calls, router } = show();
  const row = await rowOf('Order O-000104 waits');
  expect(
    ['nimal@harvest.example', 'Failed', '451 not now'].map((name) => row.getByRole('cell', { name }).textContent),
  ).toEqual(['nimal@harvest.example', 'Failed', '451 not now']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
  await waitFor(() => expect(calls.at(-1)).toBe('GET mails?state=failed&page=1&limit=20'));
  await user.type(screen.getByRole('searchbox', { name: 'Search by recipient or subject' }), 'nimal');
  await waitFor(() => expect(calls.at(-1)).toBe('GET mails?state=failed&search=nimal&page=1&limit=20'));
  expect(router.state.location.search).toBe('?state=failed&search=nimal');
});

test('a mail is read as plain text, nothing of its HTML is run or shown', async () => {
  const { user, baseElement, router } = show();
  await user.click((await rowOf('Your code')).getByRole('button', { name: 'Read' }));
  expect(router.state.location.search).toBe('?dialog=mail.mail-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail' }));
  expect((await dialog.findByRole('region', { name: 'Text of the mail' })).textContent).toBe(kept.text);
  expect(
    dialog.getByText('No mail server was configured when it was written, so it was kept here and went to nobody.'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(baseElement.textContent).not.toContain('alert(1)');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('what goes along with a mail is named with its size, opened and saved', async () => {
  const bill = {
    name: '2026-11-22 order-bill O-000104.pdf',
    mime: 'application/pdf',
    bytes: 30_000,
    url: '/api/mails/mail-1/attachments/0',
  };
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bill');
  const { user, calls, baseElement } = show(
    {
      'GET mails/mail-1': () => ({ ...kept, attachments: [bill] }),
      'GET mails/mail-1/attachments/0': () => new Blob(['%PDF-1.7']),
    },
    '/?dialog=mail.mail-1',
  );
  const files = within(await screen.findByRole('list', { name: 'Attachments' }));
  await user.click(files.getByRole('button', { name: `${bill.name} 30 KB` }));
  expect(await screen.findByRole('dialog', { name: bill.name })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('download', bill.name);
  expect(calls).toContain('GET mails/mail-1/attachments/0');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('what failed is sent again from the mail itself; the list is asked anew', async () => {
  const { user, calls, notices } = show({ 'POST mails/:id/retry': () => ({ id: failed.id }) }, '/?dialog=mail.mail-2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail' }));
  await user.click(await dialog.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(notices).toEqual(['The mail will be sent again']));
  expect(calls.slice(calls.indexOf('POST mails/mail-2/retry') + 1)).toEqual(
    expect.arrayContaining(['GET mails?page=1&limit=20', 'GET mails/mail-2']),
  );
});

test('why it cannot be sent is told in words', async () => {
  const { user } = show({ 'POST mails/:id/retry': () => refuse(409, 'noMailServer') });
  await chooseAction(user, 'Order O-000104 waits', 'Send again');
  expect(await screen.findByText('No mail server is configured, so mails stay in the outbox')).toBeVisible();
});

test('failed jobs stand beside the mails, by name, reason and attempts, and are tried again', async () => {
  let left = [job, { ...job, id: 'job-2', name: 'nobody.knows', error: null, actions: [] }];
  const { user, calls, notices, baseElement } = show({
    'GET jobs': () => pageOf(...left),
    'POST jobs/:id/retry': () => ((left = []), { id: job.id }),
  });
  await user.click(await screen.findByRole('button', { name: 'Failed jobs' }));
  const row = await rowOf('Send a mail');
  expect(
    ['451 not now', '11', '01.01.2026 15:30', '01.01.2026 19:30'].every((name) => row.getByRole('cell', { name })),
  ).toBe(true);
  expect((await rowOf('nobody.knows')).queryByRole('button')).toBeNull();
  expect(calls.at(-1)).toBe('GET jobs?page=1&limit=20');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(row.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No failed jobs found' })).toBeVisible();
  expect([calls.includes('POST jobs/job-1/retry'), notices]).toEqual([true, ['The job will be tried again']]);
});

test('nothing there, nothing found, nothing loaded, nothing allowed: each says so', async () => {
  const empty = show({ 'GET mails': () => pageOf() });
  expect(
    await screen.findByText('Every mail that the portal writes appears here, whether it was sent or kept.'),
  ).toBeVisible();
  empty.unmount();
  const nothing = show({ 'GET mails': () => pageOf() }, '/?search=nobody');
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  nothing.unmount();
  const broken = show({ 'GET mails': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  show({ 'GET jobs': () => refuse(403, 'forbidden') }, '/?view=jobs');
  expect(await screen.findByText('You have no access to this page')).toBeVisible();
});

test('a mail that is gone says so in its dialog', async () => {
  show({ 'GET mails/mail-1': () => refuse(404, 'notFound') }, '/?dialog=mail.mail-1');
  expect(
    await within(await screen.findByRole('dialog', { name: 'Mail' })).findByText('There is nothing here'),
  ).toBeVisible();
});
