import { screen, waitFor } from '@testing-library/react';
import { HOUR } from 'shared-contracts/values/time';
import { firePointer, type PointerType } from './testing/fire-pointer.ts';
import { MONDAY } from './testing/fixtures.ts';
import { findTrip, renderDesk, timeline } from './testing/render-desk.tsx';
import { layOutBars, pointAt } from './testing/lay-out-bars.ts';

beforeEach(layOutBars);
afterEach(() => jest.restoreAllMocks());

const over = (row: string) => timeline().getByRole('group', { name: row });
type Point = { x: number; y: number };

/** Presses, waits until the drag has started, moves and lets go. */
async function drag(source: Element, target: Element, to: Point, pointerType: PointerType) {
  const { left, top } = source.getBoundingClientRect();
  firePointer('pointerdown', source, { x: left + 4, y: top + 4 }, pointerType);
  if (pointerType !== 'touch') firePointer('pointermove', source, { x: left + 12, y: top + 4 }, pointerType);
  await waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull());
  firePointer('pointermove', target, { x: to.x + 4, y: to.y }, pointerType);
  firePointer('pointerup', target, { x: to.x + 4, y: to.y }, pointerType);
}

test.each<PointerType>(['mouse', 'touch', 'pen'])('moves a trip by %s to a vehicle and a time', async (pointerType) => {
  const { changes } = renderDesk();
  await drag(await findTrip(/^Trip 1,/), over('WP LA-1001'), pointAt(1, 10), pointerType);
  await waitFor(() =>
    expect(changes.map(({ operations }) => operations)).toEqual([
      [
        { op: 'assignVehicle', tripId: 'trip-1', vehicleId: 'v-1' },
        { op: 'assignDriver', tripId: 'trip-1', driverId: 'kasun' },
        { op: 'moveTrip', tripId: 'trip-1', startAt: MONDAY + 10 * HOUR },
      ],
    ]),
  );
  expect(document.querySelector('[data-dragging], [data-drop-line]')).toBeNull();
});

test('drops an order on a vehicle as a new trip, on a trip as one more order, and a trip on the pool to remove it', async () => {
  const { changes } = renderDesk();
  const order = (await screen.findByText('O-3')).closest('[data-order]')!;
  const touch = 'touch';
  await drag(order, over('WP LA-1001'), pointAt(1, 3), touch);
  await waitFor(() => expect(changes).toHaveLength(1));
  await drag(order, over('WP LB-2002'), pointAt(2, 10), touch);
  await waitFor(() => expect(changes).toHaveLength(2));
  await drag(
    await findTrip(/^Trip 1,/),
    screen.getByRole('region', { name: 'Unplanned orders' }),
    pointAt(0, 0),
    touch,
  );
  await waitFor(() => expect(changes).toHaveLength(3));
  expect(changes.map(({ operations }) => operations)).toMatchObject([
    [{ op: 'addTrip', vehicleId: 'v-1', driverId: 'kasun', orderIds: ['o-3'] }],
    [{ op: 'moveOrders', toTripId: 'trip-2', orderIds: ['o-3'] }],
    [{ op: 'removeTrip', tripId: 'trip-1' }],
  ]);
});

test('marks a vehicle that an order doesn’t request while it is dragged over it', async () => {
  const { changes, notices } = renderDesk();
  const order = (await screen.findByText('O-4')).closest('[data-order]')!;
  const refused = () => document.querySelector('[data-drop-line=refused]');
  firePointer('pointerdown', order, { x: 4, y: 4 }, 'mouse');
  firePointer('pointermove', over('WP LA-1001'), pointAt(1, 3), 'mouse');
  await waitFor(() => expect(document.querySelector('[data-drop-line]:not([hidden])')).not.toBeNull());
  expect(refused()).toBeNull();
  firePointer('pointermove', over('WP FR-3003'), pointAt(3, 3), 'mouse');
  await waitFor(() => expect(refused()).not.toBeNull());
  expect(screen.getByText('WP FR-3003 isn’t of a vehicle type that order O-4 requests')).toBeInTheDocument();
  firePointer('pointerup', over('WP FR-3003'), pointAt(3, 3), 'mouse');
  expect(notices).toHaveLength(1);
  expect(changes).toEqual([]);
});

test('an immediate swipe scrolls, and Escape or a lost pointer ends a drag without a change', async () => {
  const { user, changes } = renderDesk();
  const trip = await findTrip(/^Trip 1,/);
  const { left, top } = trip.getBoundingClientRect();
  const at = (x: number) => ({ x: left + x, y: top + 4 });
  firePointer('pointerdown', trip, at(4), 'touch');
  firePointer('pointermove', trip, at(40), 'touch');
  expect(document.querySelector('[data-dragging]')).toBeNull();
  firePointer('pointerup', trip, at(40), 'touch');

  const endings = [() => user.keyboard('{Escape}'), async () => firePointer('pointercancel', trip, at(60), 'mouse')];
  for (const end of endings) {
    firePointer('pointerdown', trip, at(4), 'mouse');
    firePointer('pointermove', over('WP LA-1001'), at(60), 'mouse');
    expect(document.querySelector('[data-dragging]')).not.toBeNull();
    await end();
    expect(document.querySelector('[data-dragging]')).toBeNull();
    firePointer('pointerup', over('WP LA-1001'), at(60), 'mouse');
  }
  expect(changes).toEqual([]);
});
