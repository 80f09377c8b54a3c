import { screen, waitFor, within } from '@testing-library/react';
import { chooseAction, renderScreen } from 'shared-ui/testing';
import type { Order } from 'shared-contracts/orders/orders';
import OrderPage from '../detail/order-page.tsx';
import { order } from '../testing/orders.fixtures.ts';
import { template } from '../testing/templates.fixtures.ts';

const renderPage = (actions: Order['actions'], sent: unknown[] = []) =>
  renderScreen(<OrderPage />, {
    url: '/orders/order-1',
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order({ actions }),
      'GET orders/:id/timeline': () => ({ items: [] }),
      'GET shared/timezones': () => ({ items: [], total: 0, page: 1, limit: 20 }),
      'POST order-templates': ({ body }) => (sent.push(body), template),
    },
  });

test('saves an order as a template in the user’s time zone', async () => {
  const sent: unknown[] = [];
  const { user, notices } = renderPage(['edit', 'duplicate'], sent);
  await screen.findByRole('heading', { level: 1 });
  await chooseAction(user, 'O-000104', 'Save as template');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Tea to Kandy');
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'Tea to Kandy', timeZone: 'Asia/Colombo', orderId: 'order-1' }]));
  await waitFor(() => expect(notices).toEqual(['Template saved']));
});

test('offers no template of an order that the user may not duplicate', async () => {
  const { user } = renderPage(['changeStage', 'approve']);
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: /O-000104/ }));
  expect(screen.queryByRole('menuitem', { name: 'Save as template' })).toBeNull();
});
