import { screen, waitFor, within } from '@testing-library/react';
import { CONFIGURABLE_REPORTS, REPORT_NAMES } from 'shared-contracts/values/reports';
import { as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import ReportsPage from './reports-page.tsx';

const TRIP = { id: '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10', number: 'T-000104', reference: null, pickAt: null };
const page = {
  name: 'configurableOrderDetail',
  total: 1,
  page: 1,
  limit: 20,
  trip: null,
  columns: [
    { id: 'orderNumber', kind: 'text', isSortable: true },
    { id: 'orderStage', kind: 'orderStage', isSortable: true },
    { id: 'weight', kind: 'weight', isSortable: true },
    { id: 'costLkr', kind: 'money', isSortable: false },
  ],
  items: [{ id: 'a', cells: { orderNumber: 'O-000001', orderStage: 'transit', weight: '1200.000', costLkr: null } }],
};
const choices = {
  items: CONFIGURABLE_REPORTS.map((name) => ({
    name,
    columns: ['orderNumber', 'orderStage', 'weight', 'costLkr'],
    chosen: ['orderNumber', 'orderStage'],
    isSaved: false,
  })),
};
const replies: Replies = {
  'GET reports': ({ query }) => ({ ...page, name: query.get('name') }),
  'GET reports/columns': () => choices,
  'GET reports/trips': () => ({ items: [TRIP], total: 1, page: 1, limit: 20 }),
  'PUT reports/columns/:name': ({ body }) => ({
    ...choices.items[0],
    chosen: (body as { columns: string[] }).columns,
    isSaved: true,
  }),
};
const rendered = (at: string, more: Replies = {}) =>
  renderScreen(<ReportsPage />, { user: as.cargoOwner, at, replies: { ...replies, ...more } });

test('every report is there; one is chosen, asked and shown, and its address keeps it', async () => {
  const { user, calls } = rendered('/');
  expect(await screen.findAllByRole('listitem')).toHaveLength(REPORT_NAMES.length);
  await user.click(screen.getByRole('button', { name: 'Configurable order detail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report settings' });
  await user.click(await within(dialog).findByRole('button', { name: 'Remove Order stage' }));
  await user.click(within(dialog).getByRole('button', { name: 'Generate' }));
  expect(await screen.findByRole('heading', { name: 'Configurable order detail' })).toBeVisible();
  expect(await screen.findByText('1,200 kg')).toBeVisible();
  expect(screen.getByText('In transit')).toBeVisible();
  expect(calls).toContain('PUT reports/columns/configurableOrderDetail');
  expect(calls.some((call) => call.startsWith('GET reports?name=configurableOrderDetail'))).toBe(true);
});

test('a paper of a trip wants its trip', async () => {
  const { user, calls } = rendered('/?dialog=settings.pickingSlip');
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Generate' }));
  expect((await within(dialog).findAllByText('Field is required'))[0]).toBeVisible();
  expect(calls.filter((call) => call.startsWith('GET reports?'))).toEqual([]);
});

test('an export shows how far it is and can be given up', async () => {
  let isStopped = false;
  const endless = () =>
    new ReadableStream({
      start: (stream) => stream.enqueue(new Uint8Array(2_097_152)),
      cancel: () => void (isStopped = true),
    });
  const { user, notices } = rendered('/?name=orderDetail', { 'GET reports/export': endless });
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
  expect(await screen.findByRole('progressbar', { name: 'Exporting “Order detail”' })).toBeVisible();
  expect(await screen.findByText(/2\.0 MB so far/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel export' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect([isStopped, notices]).toEqual([true, ['Export cancelled']]);
});

test.each([
  ['nothing is found', { 'GET reports': () => ({ ...page, items: [], total: 0 }) }, 'No rows found'],
  ['there is no access', { 'GET reports': () => refuse(403, 'forbidden') }, /access/i],
] as const)('%s', async (_what, more, words) => {
  rendered('/?name=orderDetail', more);
  expect(await screen.findByText(words)).toBeVisible();
});
