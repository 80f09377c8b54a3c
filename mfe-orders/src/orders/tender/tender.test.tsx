import { screen, waitFor, within } from '@testing-library/react';
import type { PartnerScorecards } from 'shared-contracts/finance/scorecards';
import type { Tender } from 'shared-contracts/orders/tenders';
import { errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import OrderPage from '../detail/order-page.tsx';
import { lanka, order, pageOf, START, yearly } from '../testing/orders.fixtures.ts';

const offer = {
  partner: { id: lanka.id, name: lanka.name },
  contract: { id: yearly.id, name: yearly.name },
  price: null,
  quotedPrice: null,
  currency: 'LKR',
  deadline: null,
  answeredAt: null,
  reason: null,
  canAward: false,
};
const tender: Tender = {
  id: 'tender-1',
  mode: 'sequence',
  state: 'open',
  stepMinutes: 60,
  allowsCounter: true,
  createdAt: START,
  closedAt: null,
  canCancel: true,
  offers: [
    { ...offer, id: 'o1', state: 'declined', reason: 'No lorry free' },
    {
      ...offer,
      id: 'o2',
      state: 'quoted',
      quotedPrice: '1200.00',
      canAward: true,
      partner: { id: 'p2', name: 'Ruhunu' },
    },
    { ...offer, id: 'o3', state: 'offered', price: '900.00', deadline: START, partner: { id: 'p3', name: 'Metro' } },
  ],
};

const figures: PartnerScorecards['items'][number]['total'] = {
  offers: { made: 5, accepted: 3, declined: 1, expired: 0, answerMinutes: 12 },
  delivered: 40,
  shortages: 0,
  onTime: { pickup: { met: 38, of: 40 }, drop: { met: 36, of: 40 } },
  incidents: 0,
  demurrage: { minutes: 0, amounts: [] },
};
const scorecards: PartnerScorecards = {
  months: [],
  graceMinutes: 30,
  items: [{ partner: { id: 'p2', name: 'Ruhunu' }, total: figures, months: [] }],
};

const renderPage = (latest: Tender | null, replies: Replies = {}) =>
  renderScreen(<OrderPage />, {
    url: '/orders/order-1?dialog=tender',
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order({ actions: latest?.state === 'open' ? [] : ['tender'] }),
      'GET orders/:id/timeline': () => ({ items: [] }),
      'GET orders/:id/tender': () => ({ tender: latest }),
      'GET contracts': () =>
        pageOf(yearly, { ...yearly, id: 'contract-2', partner: { ...lanka, id: 'p2', name: 'Ruhunu' } }),
      'GET partners/scorecards': () => scorecards,
      ...replies,
    },
  });
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Tender of order O-000104' }));

test('starts a tender with the chosen partners', async () => {
  let sent: unknown;
  const { user, notices, baseElement } = renderPage(null, {
    'POST orders/:id/tender': ({ body }) => ((sent = body), { tender }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start tender' }));
  const dialog = await findDialog();
  const partners = dialog.getByRole('combobox', { name: 'Partners' });
  await waitFor(() => expect(partners).toHaveAttribute('aria-invalid', 'true'));
  await user.click(partners);
  const list = await screen.findByRole('listbox', { name: 'Partners' });
  const options = await within(list).findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'RuhunuLanka 2030 · LKR · 75% accepted · 92% on time · 40 orders',
    'Lanka TransportersLanka 2030 · LKR',
  ]);
  await user.click(screen.getByRole('option', { name: /^Lanka Transporters/ }));
  await user.keyboard('{Escape}');
  await user.type(dialog.getByRole('textbox', { name: 'Price' }), '900');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Start tender' }));
  await waitFor(() => expect(notices).toEqual(['Tender started']));
  expect(sent).toEqual({
    mode: 'sequence',
    stepMinutes: 60,
    allowsCounter: false,
    offers: [{ partnerId: 'partner-1', contractId: 'contract-1', price: expect.stringMatching(/^900(\.00)?$/) }],
  });
});

test('offers each partner the same price, or an individual one', async () => {
  let sent: { offers: unknown } | undefined;
  const { user, notices, baseElement } = renderPage(null, {
    'POST orders/:id/tender': ({ body }) => ((sent = body as typeof sent), { tender }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start tender' }));
  const dialog = await findDialog();
  await user.click(dialog.getByRole('combobox', { name: 'Partners' }));
  for (const name of [/^Lanka Transporters/, /^Ruhunu/]) await user.click(await screen.findByRole('option', { name }));
  await user.keyboard('{Escape}');
  await user.type(dialog.getByRole('textbox', { name: 'Price' }), '900');
  await user.type(await dialog.findByRole('textbox', { name: /^Price for Ruhunu/ }), '850.5');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Start tender' }));
  await waitFor(() => expect(notices).toEqual(['Tender started']));
  expect(sent?.offers).toEqual([
    { partnerId: 'partner-1', contractId: 'contract-1', price: expect.stringMatching(/^900(\.00)?$/) },
    { partnerId: 'p2', contractId: 'contract-2', price: expect.stringMatching(/^850\.50?$/) },
  ]);
});

test('shows the progress of the tender, accepts a price and cancels', async () => {
  const { user, notices, calls, baseElement } = renderPage(tender, {
    'POST orders/:id/tender/cancel': () => ({ tender: null }),
    'POST orders/:id/tender/offers/:offerId/award': () => ({ tender: null }),
  });
  const dialog = await findDialog();
  const items = await dialog.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Lanka TransportersLanka 2030 · Rates of the contractNo lorry freeDeclined',
    'RuhunuLanka 2030 · 1,200.00 LKR75% accepted · 92% on time · 40 ordersPrice namedTake this price',
    'MetroLanka 2030 · 900.00 LKRAskeduntil 01.12.2030 11:30',
  ]);
  expect(dialog.getByRole('status')).toHaveTextContent('Tender in progress · One after the other');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Take this price' }));
  await waitFor(() => expect(notices).toEqual(['Tender awarded']));
  await user.click((await findDialog()).getByRole('button', { name: 'Cancel tender' }));
  await waitFor(() => expect(notices).toEqual(['Tender awarded', 'Tender cancelled']));
  expect(calls).toContain('POST orders/order-1/tender/offers/o2/award');
});

test('a tender that fails to load can be retried', async () => {
  let failures = 1;
  const { user } = renderPage(tender, {
    'GET orders/:id/tender': () => (failures-- > 0 ? errorReply(500, 'internal') : { tender }),
  });
  await user.click(await (await findDialog()).findByRole('button', { name: 'Try again' }));
  expect(await (await findDialog()).findByText('Ruhunu')).toBeVisible();
});
