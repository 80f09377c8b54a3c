import { screen, waitFor, within } from '@testing-library/react';
import type { OrderChanges } from 'shared-contracts/orders/orders';
import { DAY } from 'shared-contracts/values/time';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { enterDateTime, enterText, expectDescription, getField, press } from '../testing/order-form.ts';
import { START, order, orderRow, pageOf } from '../testing/orders.fixtures.ts';
import OrdersPage from './orders-page.tsx';

const saved = orderRow({ actions: ['edit'], revision: 4 });
const inTransit = orderRow({ id: 'order-3', number: 'O-000106', stage: 'transit' });

/** A list whose first order changes when it is saved. */
function renderPage(replies: Replies = {}) {
  const sent: OrderChanges[] = [];
  const versions: (string | null)[] = [];
  const view = renderScreen(<OrdersPage />, {
    url: '/orders',
    path: '/orders',
    user: testUsers.cargoOwner,
    replies: {
      'GET orders/v2': () => pageOf({ ...saved, ...sent.at(-1) }, inTransit),
      'PATCH orders/:id': ({ body, headers }) => {
        sent.push(body as OrderChanges);
        versions.push(headers.get('If-Match'));
        return order({ ...(body as object), revision: 5 });
      },
      ...replies,
    },
  });
  return { ...view, sent, versions };
}
const findEditor = async (field: string) =>
  within(await screen.findByRole('dialog', { name: `Edit ${field} of O-000104` }));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Searches only the table: the panel, which the first click of a double click opens, has the same buttons. */
const findButton = async (field: string) =>
  within(await screen.findByRole('table')).findByRole('button', { name: `Edit ${field} of O-000104` });

test('edits a reference in the list, by double click, F2 and the pencil, with the revision of the row', async () => {
  const { user, sent, versions, notices, baseElement } = renderPage();
  const link = await screen.findByRole('link', { name: 'O-000104' });
  await user.dblClick(screen.getAllByText('PO-77')[0] as HTMLElement);
  const editor = await findEditor('Reference');
  const field = await editor.findByRole('textbox', { name: 'Reference' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await enterText(user, 'Reference', 'PO-78');
  await user.keyboard('{Enter}');
  await expectClosed();
  expect(within(link.closest('tr') as HTMLElement).getByText('PO-78')).toBeVisible();
  expect(sent).toEqual([{ reference: 'PO-78' }]);
  expect(versions).toEqual(['"4"']);
  expect(notices).toEqual(['Order saved']);
  await waitFor(async () => expect(await findButton('Reference')).toHaveFocus());

  await user.keyboard('{F2}');
  await findEditor('Reference');
  await enterText(user, 'Reference', 'PO-79');
  await user.keyboard('{Escape}');
  await expectClosed();
  await user.click(await findButton('Reference'));
  await findEditor('Reference');
  await waitFor(() => expect(getField('Reference')).toHaveValue('PO-78'));
  expect(sent).toHaveLength(1);
});

test('validates the time windows as the form does and shows errors of the API at their fields', async () => {
  const { user, sent } = renderPage({
    'PATCH orders/:id': () =>
      errorReply(422, 'invalid', { fields: { pickupFrom: { code: 'notInFuture', message: 'Must be in the future' } } }),
  });
  await user.click(await findButton('Delivery window'));
  await findEditor('Delivery window');
  const [first] = await screen.findAllByRole('textbox', { name: /from$/ });
  expect(first).toHaveAccessibleName('Delivery from');
  await waitFor(() => expect(first).toHaveFocus());
  await enterDateTime(user, 'Delivery from', '30.11.2030 10:00');
  await press(user, 'Save');
  await expectDescription('Delivery from', 'Delivery from must be after pickup from');
  expect(sent).toEqual([]);
  await enterDateTime(user, 'Delivery from', '01.12.2030 20:00');
  await press(user, 'Save');
  await waitFor(() => expect(getField('Pickup from')).toHaveAccessibleDescription(/future/));
});

test('moves the pickup window', async () => {
  const { user, sent } = renderPage();
  await user.click(await findButton('Pickup window'));
  await screen.findByRole('textbox', { name: 'Pickup from' });
  await enterDateTime(user, 'Pickup from', '30.11.2030 11:30');
  await press(user, 'Save');
  await expectClosed();
  expect(sent).toMatchObject([{ pickupFrom: START - DAY, pickupTo: saved.pickupTo, deliveryTo: saved.deliveryTo }]);
  expect(screen.getByText('30.11.2030 11:30')).toBeVisible();
});

test('asks which reference to keep when someone else has changed it in the meantime', async () => {
  const { user, sent } = renderPage({
    'GET orders/:id': () => order({ reference: 'PO-90', revision: 5, actions: ['edit'] }),
    'PATCH orders/:id': ({ headers, body }) => {
      if (headers.get('If-Match') === '"5"') return (sent.push(body as OrderChanges), order());
      const conflict = { revision: 5, by: { id: 'u', name: 'Kamal' }, at: START, fields: ['reference'], isOwn: false };
      return errorReply(409, 'changedMeanwhile', { conflict });
    },
  });
  await user.click(await findButton('Reference'));
  await screen.findByRole('textbox', { name: 'Reference' });
  await enterText(user, 'Reference', 'PO-78');
  await press(user, 'Save');
  const panel = within(await screen.findByRole('alert'));
  expect(panel.getByText(/Kamal/)).toBeVisible();
  await user.click(panel.getAllByRole('radio')[0] as HTMLElement); // one's own
  await press(user, 'Save');
  await expectClosed();
  expect(sent).toEqual([{ reference: 'PO-78' }]);
});

test('orders without the action have no pencil', async () => {
  renderPage();
  const row = (await screen.findByRole('link', { name: 'O-000106' })).closest('tr') as HTMLElement;
  expect(within(row).queryByRole('button', { name: /^Edit/ })).toBeNull();
});
