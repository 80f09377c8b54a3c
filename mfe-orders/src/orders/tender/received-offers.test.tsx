import { screen, waitFor, within } from '@testing-library/react';
import type { ReceivedOffer } from 'shared-contracts/orders/tenders';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import { pageOf, START } from '../testing/orders.fixtures.ts';
import ReceivedOffersPage from './received-offers-page.tsx';
import TendersSlot from './tenders-slot.tsx';

const offer: ReceivedOffer = {
  id: 'offer-1',
  state: 'offered',
  price: '900.00',
  quotedPrice: null,
  currency: 'LKR',
  deadline: START,
  reason: null,
  number: 'O-000104',
  organization: { id: 'organization-1', name: 'Ceylon Exports' },
  mode: 'sequence',
  places: [
    { name: 'Colombo Port', city: 'Colombo' },
    { name: 'Kandy Depot', city: 'Kandy' },
  ],
  pickupFrom: START,
  pickupTo: START,
  deliveryFrom: START,
  deliveryTo: START,
  totalWeight: '4000',
  totalSpace: '15',
  distance: '137.456',
  cargos: [{ name: 'Ceylon tea', quantity: 10 }],
  vehicleTypes: ['20 ft lorry'],
  actions: ['accept', 'quote', 'decline'],
};

const renderPage = (replies: Replies = {}, url = '/tenders') =>
  renderScreen(<ReceivedOffersPage />, {
    url,
    user: testUsers.forwarder,
    replies: { 'GET tender-offers': () => pageOf(offer), 'GET tender-offers/:id': () => offer, ...replies },
  });

test('lists the offers to answer, and accepts one', async () => {
  const { user, notices, calls, baseElement } = renderPage({ 'POST tender-offers/:id/accept': () => offer });
  const row = (await screen.findByText('O-000104')).closest('tr');
  expect(row).toHaveTextContent('Colombo Port → Kandy Depot');
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(screen.getByText('900.00 LKR')).toBeVisible();
  expect(calls[0]).toContain('state=open');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(notices).toEqual(['Offer accepted: the order is yours']));
});

test('quotes a price above zero', async () => {
  let sent: unknown;
  const { user, notices } = renderPage({ 'POST tender-offers/:id/quote': ({ body }) => ((sent = body), offer) });
  await screen.findByText('900.00 LKR');
  await chooseAction(user, 'O-000104', 'Quote a price');
  const dialog = within(await screen.findByRole('dialog', { name: 'Quote a price' }));
  await user.type(dialog.getByRole('textbox', { name: 'Your price' }), '950.5');
  await user.click(dialog.getByRole('button', { name: 'Send price' }));
  await waitFor(() => expect(notices).toEqual(['Price sent']));
  expect(Number((sent as { price: string }).price)).toBe(950.5);
});

test('declines with a reason, and shows that the time has expired', async () => {
  const { user } = renderPage({ 'POST tender-offers/:id/decline': () => errorReply(409, 'offerExpired') });
  await screen.findByText('900.00 LKR');
  await chooseAction(user, 'O-000104', 'Decline');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline offer' }));
  await user.type(dialog.getByRole('textbox', { name: 'Why you decline' }), 'Full');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect((await screen.findAllByText('The time to answer this offer has run out'))[0]).toBeVisible();
});

test('shows the details of an offer by its address', async () => {
  renderPage({}, '/tenders?dialog=offer.offer-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer of order O-000104' }));
  expect(await dialog.findByText('10 × Ceylon tea')).toBeVisible();
  expect(dialog.getByText('Colombo Port, Colombo → Kandy Depot, Kandy')).toBeVisible();
});

test('shows when there are no offers', async () => {
  renderPage({ 'GET tender-offers': () => pageOf() });
  expect(await screen.findByText('No offers found')).toBeVisible();
});

test('lists tenders to answer on the home page, for users who may', async () => {
  const counts: number[] = [];
  const slot = <TendersSlot onCount={(count) => counts.push(count)} />;
  const replies = { 'GET tender-offers': () => pageOf(offer) };
  const { unmount } = renderScreen(slot, { user: testUsers.forwarder, replies });
  expect(await screen.findByRole('link', { name: /^O-000104 Ceylon Exports/ })).toHaveAttribute(
    'href',
    '/tenders?dialog=offer.offer-1',
  );
  unmount();
  const { calls } = renderScreen(slot, { user: testUsers.reader, replies });
  expect(calls.filter((call) => call.includes('tender'))).toEqual([]);
  expect(counts.at(-1)).toBe(0);
});
