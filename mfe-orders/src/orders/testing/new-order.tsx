import type { OrderInput } from 'shared-contracts/orders/orders';
import { HOUR } from 'shared-contracts/values/time';
import { renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import type { Draft } from '../form/order-draft.ts';
import OrderNewPage from '../form/order-new-page.tsx';
import { orderFormReplies } from './order-form.ts';
import { START, dryGoods, fullLoad, kandy, lanka, lorry, port, tea, yearly } from './orders.fixtures.ts';

export const generalInfo = {
  orderTypeId: fullLoad.id,
  partnerId: lanka.id,
  contractId: yearly.id,
  operationId: dryGoods.id,
  vehicleTypeIds: [lorry.id],
};
export const stops = [
  { locationId: port.id, contactId: null },
  { locationId: kandy.id, contactId: null },
];
export const completeOrder: Partial<OrderInput> = {
  ...generalInfo,
  pickupFrom: START,
  pickupTo: START + HOUR,
  deliveryFrom: START + 3 * HOUR,
  deliveryTo: START + 5 * HOUR,
  cargoItems: [{ packNumber: null, cargoId: tea.id, quantity: 10 }],
  stops,
};
const records: Draft['records'] = {
  ...Object.fromEntries([fullLoad, lanka, yearly, dryGoods, lorry].map(({ id, name }) => [id, { name }])),
  [tea.id]: { name: tea.name, piece: { weight: 400, space: 1.5 } },
  [port.id]: { name: port.name, position: [port.latitude, port.longitude] },
  [kandy.id]: { name: kandy.name, position: [kandy.latitude, kandy.longitude] },
};

function storeDraft(values: Partial<OrderInput>) {
  // oxlint-disable-next-line id-denylist -- a name in stored drafts
  return { 'consign.draft.order': JSON.stringify({ values, known: records }) };
}

/**
 * @param draft values of a stored draft
 * @param page with what the app adds to it
 */
export const renderNewOrder = (
  replies: Replies = {},
  draft?: Partial<OrderInput>,
  user = testUsers.cargoOwner,
  page = <OrderNewPage />,
) =>
  renderScreen(page, {
    url: '/order/new',
    path: '/order/new',
    user,
    replies: { ...orderFormReplies, ...replies },
    storage: draft ? storeDraft(draft) : {},
  });
