import { screen, waitFor, within } from '@testing-library/react';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { EdiMessage, EdiMessageDetails } from 'shared-contracts/edi';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import EdiMessagesPage from './edi-messages-page.tsx';

const received: EdiMessage = {
  id: 'message-1',
  direction: 'in',
  partner: 'ZZ/SHIPPER',
  controlNumber: '000000905',
  kind: '204',
  isTest: false,
  state: 'partial',
  delivery: null,
  createdAt: 1_767_261_600,
};
const details: EdiMessageDetails = {
  ...received,
  raw: 'ISA*00*~',
  acknowledgement: 'AK9*P*2*2*1~',
  problem: null,
  deliveryError: null,
  deliveredAt: null,
  isDeliverable: false,
  sets: [
    { code: '204', controlNumber: '0001', order: { id: 'order-1', name: 'O-000104' }, problems: [] },
    {
      code: '204',
      controlNumber: '0002',
      order: null,
      problems: [{ segment: 'N1', position: 9, element: 2, message: 'Stops: No location is called Nowhere' }],
    },
  ],
};
const user: UserInfo = { ...testUsers.cargoOwner, rules: [{ model: 'order', rule: 'write' }] };
const toPage = (...items: EdiMessage[]) => ({ items, total: items.length, page: 1, limit: 20 });
const renderPage = (replies: Replies = {}, as = user, url = '/') =>
  renderScreen(<EdiMessagesPage />, {
    user: as,
    url,
    replies: {
      'GET edi/messages': () => toPage(received),
      'GET edi/messages/:id': () => details,
      ...replies,
    },
  });

test('lists messages with direction, partner, kind, status and time, and filters them', async () => {
  const { user: person, baseElement, calls } = renderPage();
  const row = within((await screen.findByRole('cell', { name: '000000905' })).closest('tr') as HTMLElement);
  expect(
    row
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 6),
  ).toEqual(['000000905', 'Received', 'ZZ/SHIPPER', '204', 'Processed in part', '01.01.2026 15:30']);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
  await waitFor(() => expect(calls.at(-1)).toBe('GET edi/messages?state=rejected&page=1&limit=20'));
});

test('shows what became of a message in words, and replays it', async () => {
  let current = details;
  const {
    user: person,
    notices,
    baseElement,
  } = renderPage({
    'GET edi/messages/:id': () => current,
    'POST edi/messages/:id/replay': () =>
      (current = { ...details, state: 'accepted', sets: details.sets.map((set) => ({ ...set, problems: [] })) }),
  });
  await person.click(await screen.findByRole('button', { name: 'Show' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'EDI message 000000905' }));
  expect(await dialog.findByText('N1, element 2: Stops: No location is called Nowhere')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'O-000104' })).toHaveAttribute('href', '/orders/order-1');
  expect(dialog.getByText('No order or trip')).toBeVisible();
  await person.click(dialog.getByText('Acknowledgement'));
  expect(dialog.getByText('AK9*P*2*2*1~')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Replay' })).toBeNull());
  expect(notices).toEqual(['Message replayed']);
});

test('shows what is wrong with an envelope, and offers no replay to readers', async () => {
  const problem = { segment: 'ISA', position: null, element: null, message: 'The message doesn’t begin with ISA' };
  const broken = { ...details, controlNumber: null, sets: [], acknowledgement: null, problem, raw: 'hello' };
  const first = renderPage({ 'GET edi/messages/:id': () => broken }, user, '/?dialog=message.message-1');
  expect(await screen.findByText('ISA: The message doesn’t begin with ISA')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
  first.unmount();
  renderPage({}, { ...user, rules: [{ model: 'order', rule: 'read' }] }, '/?dialog=message.message-1');
  expect(await screen.findByText('O-000104')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
});

test('shows the delivery of what was written, and sends it again', async () => {
  const written: EdiMessage = { ...received, direction: 'out', kind: '990', state: 'accepted', delivery: 'failed' };
  const [set] = details.sets;
  let current: EdiMessageDetails = {
    ...details,
    ...written,
    sets: set ? [{ ...set, code: '204', order: null, trip: { id: 'trip-1', name: 'T-000007' } }] : [],
    acknowledgement: null,
    deliveryError: 'The server answered with 503',
    isDeliverable: true,
  };
  const { user: person, notices } = renderPage({
    'GET edi/messages': () => toPage(written),
    'GET edi/messages/:id': () => current,
    'POST edi/messages/:id/send': () => (current = { ...current, delivery: 'written', deliveryError: null }),
  });
  expect(await screen.findByRole('cell', { name: 'Given up' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'EDI message 000000905' }));
  expect(await dialog.findByText('The server answered with 503')).toBeVisible();
  expect(dialog.queryByText('Processed')).toBeNull();
  expect(dialog.getByRole('link', { name: 'T-000007' })).toHaveAttribute('href', '/trips/trip-1');
  await person.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await dialog.findByText('Pending')).toBeVisible();
  expect(notices).toEqual(['Message is sent again']);
});

test('shows empty, error and forbidden states', async () => {
  const empty = renderPage({ 'GET edi/messages': () => toPage() });
  expect(await screen.findByRole('heading', { name: 'No EDI messages' })).toBeVisible();
  empty.unmount();
  const broken = renderPage({ 'GET edi/messages': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  renderPage({ 'GET edi/messages': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});
