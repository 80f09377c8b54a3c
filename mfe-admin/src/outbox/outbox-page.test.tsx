import { screen, waitFor, within } from '@testing-library/react';
import type { FailedJob, Email } from 'shared-contracts/identity/emails';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
} from 'shared-ui/testing';
import OutboxPage from './outbox-page.tsx';

const kept: Email = {
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
const failed: Email = {
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
const toPage = <Row,>(...items: Row[]) => ({ items, total: items.length, page: 1, limit: 20 });
const toRow = ({ text: _text, html: _html, attachments: _attachments, ...row }: Email) => row;

const renderPage = (replies: Replies = {}, url = '/') =>
  renderScreen(<OutboxPage />, {
    url,
    user: testUsers.root,
    replies: {
      'GET mails': () => toPage(toRow(kept), toRow(failed)),
      'GET mails/mail-1': () => kept,
      'GET mails/mail-2': () => failed,
      'GET jobs': () => toPage(job),
      ...replies,
    },
  });

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('cell', { name })).closest('tr');
  if (!row) throw new Error(`no row for ${name}`);
  return within(row);
};

test('lists e-mails with recipient, state and error, and sends search and state to the API', async () => {
  const { user, calls, router } = renderPage();
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

test('shows an e-mail as plain text and never renders its HTML', async () => {
  const { user, baseElement, router } = renderPage();
  await user.click((await rowOf('Your code')).getByRole('button', { name: 'Read' }));
  expect(router.state.location.search).toBe('?dialog=mail.mail-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail' }));
  expect((await dialog.findByRole('region', { name: 'E-mail text' })).textContent).toBe(kept.text);
  expect(dialog.getByText('No mail server was configured, so the e-mail was stored here and not sent.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(baseElement.textContent).not.toContain('alert(1)');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('lists attachments with their size, opens and downloads them', async () => {
  const bill = {
    name: '2026-11-22 order-bill O-000104.pdf',
    mime: 'application/pdf',
    bytes: 30_000,
    url: '/api/mails/mail-1/attachments/0',
  };
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bill');
  const { user, calls, baseElement } = renderPage(
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
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('sends a failed e-mail again from its dialog and refetches the list', async () => {
  const { user, calls, notices } = renderPage(
    { 'POST mails/:id/retry': () => ({ id: failed.id }) },
    '/?dialog=mail.mail-2',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail' }));
  await user.click(await dialog.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(notices).toEqual(['The e-mail will be sent again']));
  expect(calls.slice(calls.indexOf('POST mails/mail-2/retry') + 1)).toEqual(
    expect.arrayContaining(['GET mails?page=1&limit=20', 'GET mails/mail-2']),
  );
});

test('reports why an e-mail cannot be sent', async () => {
  const { user } = renderPage({ 'POST mails/:id/retry': () => errorReply(409, 'noMailServer') });
  await chooseAction(user, 'Order O-000104 waits', 'Send again');
  expect(await screen.findByText('No mail server is configured, so e-mails stay in the outbox')).toBeVisible();
});

test('lists failed jobs with name, error and attempts, and retries them', async () => {
  let jobs = [job, { ...job, id: 'job-2', name: 'unknown.job', error: null, actions: [] }];
  const { user, calls, notices, baseElement } = renderPage({
    'GET jobs': () => toPage(...jobs),
    'POST jobs/:id/retry': () => ((jobs = []), { id: job.id }),
  });
  await user.click(await screen.findByRole('button', { name: 'Failed jobs' }));
  const row = await rowOf('Send an e-mail');
  expect(
    ['451 not now', '11', '01.01.2026 15:30', '01.01.2026 19:30'].every((name) => row.getByRole('cell', { name })),
  ).toBe(true);
  expect((await rowOf('unknown.job')).queryByRole('button')).toBeNull();
  expect(calls.at(-1)).toBe('GET jobs?page=1&limit=20');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(row.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No failed jobs found' })).toBeVisible();
  expect([calls.includes('POST jobs/job-1/retry'), notices]).toEqual([true, ['The job will be retried']]);
});

test('shows empty, no-match, error and forbidden states', async () => {
  const empty = renderPage({ 'GET mails': () => toPage() });
  expect(
    await screen.findByText('All e-mails from the portal appear here, whether they were sent or not.'),
  ).toBeVisible();
  empty.unmount();
  const nothing = renderPage({ 'GET mails': () => toPage() }, '/?search=nobody');
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  nothing.unmount();
  const broken = renderPage({ 'GET mails': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  renderPage({ 'GET jobs': () => errorReply(403, 'forbidden') }, '/?view=jobs');
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});

test('reports an e-mail that no longer exists', async () => {
  renderPage({ 'GET mails/mail-1': () => errorReply(404, 'notFound') }, '/?dialog=mail.mail-1');
  expect(await within(await screen.findByRole('dialog', { name: 'E-mail' })).findByText('Not found')).toBeVisible();
});
