import { screen, waitFor } from '@testing-library/react';
import type { TripOrderAddition } from 'shared-contracts/trips/trip-orders-on-road';
import { HOUR } from 'shared-contracts/values/time';
import { chooseAction, errorReply } from 'shared-ui/testing';
import { pageOf, PICKUP_AT, positionStream, runningTrip } from '../testing/fixtures.ts';
import { findDialog, renderTripPage } from '../testing/trip-page.tsx';

const stop = (
  name: string,
  overrides: Partial<TripOrderAddition['stops'][number]>,
): TripOrderAddition['stops'][number] => ({
  location: { id: name, name, city: name, latitude: 7, longitude: 80 },
  contactId: null,
  pickOrderIds: [],
  dropOrderIds: [],
  plannedAt: PICKUP_AT,
  windowFrom: null,
  windowTo: null,
  lateMinutes: 0,
  isOfOrder: false,
  isPassed: false,
  ...overrides,
});

const addition: TripOrderAddition = {
  order: { id: 'order-9', number: 'O-000009' },
  stops: [
    stop('Colombo Port', { isPassed: true }),
    stop('Kadugannawa', { isOfOrder: true, windowFrom: PICKUP_AT, windowTo: PICKUP_AT + HOUR, lateMinutes: 15 }),
    stop('Kandy Depot', {}),
  ],
  distance: '12.500',
  minutes: 35,
  lateMinutes: 15,
  problems: [{ code: 'weightExceeded', blocks: true, note: '5000', at: null }],
};

/** Chooses the order in the dialog of a running trip. */
async function chooseOrder(reply: () => unknown, place = addition) {
  const requests: unknown[] = [];
  const page = renderTripPage(runningTrip({ actions: ['addOrder'] }), {
    'GET telemetry/live': positionStream().reply,
    'GET trips/orders': () =>
      pageOf({
        id: 'order-9',
        number: 'O-000009',
        organization: { id: 'organization-2', name: 'Ceylon Exports' },
        stops: [{ location: { name: 'Kadugannawa' } }, { location: { name: 'Kandy Depot' } }],
      }),
    'GET trips/:id/added-order': () => place,
    'POST trips/:id/add-order': ({ body }) => (requests.push(body), reply()),
  });
  const { user } = page;
  await chooseAction(user, 'T-000043', 'Add order');
  const dialog = await findDialog('Add order');
  await user.click(await dialog.findByRole('combobox', { name: 'Order' }));
  await user.click(
    await screen.findByRole('option', { name: /^O-000009.*Kadugannawa → Kandy Depot · Ceylon Exports$/ }),
  );
  return { ...page, dialog, requests };
}

test('shows where an order would join the trip before it is added', async () => {
  const { user, dialog, requests, notices, calls } = await chooseOrder(runningTrip, { ...addition, problems: [] });
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
  const [passed, added] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(passed).toBe('Colombo Port · reached');
  expect(added).toMatch(/^Kadugannawa · this order.*Window.*Late by/);
  expect(dialog.getByText(/12\.5/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add order' }));
  await waitFor(() => expect(notices).toEqual(['Order added to the trip']));
  expect(requests).toEqual([{ orderId: 'order-9' }]);
  expect(calls).toContain('GET trips/trip-1/added-order?orderId=order-9');
});

test('says why the trip cannot take the order', async () => {
  const { user, dialog } = await chooseOrder(() =>
    errorReply(422, 'invalid', {
      fields: { orderId: { code: 'notValidated', message: '', params: { number: 'O-000009', trip: 'T-000050' } } },
    }),
  );
  expect(await dialog.findByText(/^Load is too heavy for the vehicle/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add order' }));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Order' })).toHaveAccessibleDescription(
      /Order O-000009 is in trip T-000050 already/,
    ),
  );
});
