import { screen, within } from '@testing-library/react';
import { getTableWidth, MAX_TABLE_WIDTH, renderScreen } from 'shared-ui/testing';
import OrdersPage from './orders-page.tsx';
import { lanka, orderRow, pageOf } from '../testing/orders.fixtures.ts';

const renderPage = (view = '', row = orderRow({ actions: ['edit', 'submit'] })) =>
  renderScreen(<OrdersPage />, {
    url: `/orders?view=${view}`,
    path: '/orders',
    replies: {
      'GET orders/v2': () => pageOf(row),
      'GET v2/orders': () => pageOf(orderRow({ handshake: { state: 'offered', deadline: null, reason: null } })),
      'GET v2/orders/archive': () => pageOf(),
      'GET orders/v2/delayed': () => pageOf(),
      'GET orders/v2/demurrage': () => pageOf(),
      'GET partners': () => pageOf(lanka),
    },
  });

test.each(['', 'partner', '3pl', 'delayed', 'demurrage', 'archive'])(
  'list “%s” needs no sideways scrolling at 1440 px',
  (view) => {
    renderPage(view);
    expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  },
);

test('shows the stops of an order', async () => {
  renderPage();
  const row = (await screen.findByRole('link', { name: 'O-000104' })).closest('tr');
  expect(row).toHaveTextContent('Colombo Port → Kandy Depot');
  expect(row).not.toHaveTextContent('stops');
});

test('counts the stops of an order with more than two', async () => {
  const places = (['Hatton', 'Kandy', 'Galle'] as const).map((name, index) => ({
    name,
    kind: index === 0 ? ('pickup' as const) : ('drop' as const),
  }));
  renderPage('', orderRow({ places, stopCount: 3 }));
  const row = (await screen.findByRole('link', { name: 'O-000104' })).closest('tr');
  expect(row).toHaveTextContent('Hatton → Kandy → Galle (3 stops)');
});

test('wraps long places, and shows those in between only in the tooltip', async () => {
  const long = 'Colombo International Container Terminals, gate 4';
  const names = [long, 'Hatton', 'Kandy', 'Matale', 'Galle'];
  const places = names.map((name, index) => ({ name, kind: index === 0 ? ('pickup' as const) : ('drop' as const) }));
  renderPage('', orderRow({ places, stopCount: 5 }));
  const cell = (await screen.findByText(long)).closest('td')!;
  expect(cell).not.toHaveAttribute('data-truncate');
  const all = '→ Hatton → Kandy → Matale → Galle (5 stops)';
  expect(within(cell).getByText('→ Galle (5 stops)')).toHaveAttribute('aria-hidden', 'true');
  expect(within(cell).getByText(all)).not.toHaveAttribute('aria-hidden');
  expect(within(cell).getByTitle(`${long} ${all}`)).toBeVisible();
});

test('shows the partner’s answer below the stage', async () => {
  renderPage('partner');
  const row = (await screen.findByRole('link', { name: 'O-000104' })).closest('tr')!;
  expect(within(row).getAllByRole('cell')[2]).toHaveTextContent(/^Saved .+/);
});

test('cards show the reference on small screens', async () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('max-width') });
  renderPage();
  const card = (await screen.findByRole('link', { name: 'O-000104' })).closest('li');
  for (const text of ['PO-77', 'Saved', 'Lanka Transporters', 'Colombo Port → Kandy Depot', '01.12.2030 11:30 – 13:30'])
    expect(card).toHaveTextContent(text);
  window.matchMedia = matchMedia;
});
