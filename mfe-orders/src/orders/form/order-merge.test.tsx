import { screen, waitFor, within } from '@testing-library/react';
import type { Order, OrderInput } from 'shared-contracts/orders/orders';
import { errorReply, renderScreen } from 'shared-ui/testing';
import { chooseOption, enterText, findStep, orderFormReplies, press } from '../testing/order-form.ts';
import { kandy, order, pageOf, port } from '../testing/orders.fixtures.ts';
import OrderEditPage from './order-edit-page.tsx';

const hatton = { ...port, id: 'location-3', name: 'Hatton Estate', contacts: [] };
const galle = { ...port, id: 'location-4', name: 'Galle Mill', contacts: [] };
const [pickup, drop] = order().stops;

/** An order that someone else adds a third stop to while its form is open. */
async function openOrder() {
  let record: Order = order({ actions: ['edit', 'submit'] });
  const sent: OrderInput[] = [];
  const view = renderScreen(<OrderEditPage />, {
    url: '/orders/order-1/edit',
    path: '/orders/:id/edit',
    replies: {
      ...orderFormReplies,
      'GET locations': () => pageOf(port, kandy, hatton),
      'GET orders/:id': () => record,
      'PATCH orders/:id': ({ body, headers }) => {
        if (headers.get('If-Match') === `"${record.revision}"`) return (sent.push(body as OrderInput), record);
        const conflict = {
          revision: record.revision,
          at: 5,
          by: { id: 'user-2', name: 'Kamala Silva' },
          fields: ['stops'],
          isOwn: false,
        };
        return errorReply(409, 'changedMeanwhile', { conflict });
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const changeElsewhere = () => {
    const stops = [pickup!, { ...drop!, location: { ...drop!.location, id: galle.id, name: galle.name } }, drop!];
    record = { ...record, revision: record.revision + 1, stops };
  };
  return { ...view, sent, changeElsewhere };
}
const getPlaces = (stops: OrderInput['stops'] | undefined) => stops?.map(({ locationId }) => locationId);

test('preserves a stop that someone else has added in the meantime', async () => {
  const { user, sent, changeElsewhere } = await openOrder();
  await enterText(user, 'Reference', 'PO-78');
  changeElsewhere();
  await press(user, 'Save and continue later');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.reference).toBe('PO-78');
  expect(getPlaces(sent[0]?.stops)).toEqual([port.id, galle.id, kandy.id]);
});

test('asks whose stops to keep when both have changed them', async () => {
  const { user, sent, changeElsewhere } = await openOrder();
  for (const step of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await findStep(step);
  }
  await press(user, 'Add drop');
  await chooseOption(user, 'Drop 2', 'Hatton Estate');
  changeElsewhere();
  await press(user, 'Save and continue later');
  const panel = within(await screen.findByRole('alert'));
  const cells = () => panel.getAllByRole('row')[1]?.textContent;
  expect(cells()).toBe('StopsColombo Port → Kandy Depot → Hatton EstateColombo Port → Galle Mill → Kandy Depot');
  await user.click(panel.getAllByRole('radio')[1]!);
  await press(user, 'Save and continue later');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(getPlaces(sent[0]?.stops)).toEqual([port.id, galle.id, kandy.id]);
});
