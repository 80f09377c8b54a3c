import { buildTrip, ORDER_ID, SECOND_ORDER_ID, TRIP_ID } from '../testing/driver-trip.ts';
import { parseCode } from './scan-code.rules.ts';
import { judgeCode, listTripLabels, type Scan } from './stop-labels.rules.ts';

const ORDER = '00000000-0000-4000-8000-0000000000c1';

test.each([
  [`https://portal.example/orders/${ORDER}`, { kind: 'record', of: 'orders', id: ORDER }],
  [`HTTPS://other.example:8080/trips/${ORDER.toUpperCase()}?x=1`, { kind: 'record', of: 'trips', id: ORDER }],
  ['O-000104', { kind: 'number', number: 'O-000104', item: null, drop: null }],
  [' o-000104/2 ', { kind: 'number', number: 'O-000104', item: 1, drop: null }],
  ['O-000104/2/3', { kind: 'number', number: 'O-000104', item: 1, drop: 2 }],
  ['https://elsewhere.example/', null],
  ['WIFI:S:cafe;;', null],
  ['two words', null],
  ['', null],
])('reads %s', (text, code) => {
  expect(parseCode(text)).toEqual(code);
});

/** One order from the tea factory via the hill depot to the harbour gate. */
const trip = buildTrip('started', { firstDrop: 'Hill depot' });
const judge = (text: string, position: number, scans: Scan[] = []) =>
  judgeCode(text, trip, listTripLabels(trip, scans), position);
const scan = (stop: number, drop: number): Scan => ({ orderId: ORDER_ID, stop, item: 0, drop });

test('lists the labels of every stop: one for each item and drop', () => {
  const labels = listTripLabels(trip, [scan(1, 1)]).map(({ position, item, drop, isScanned }) => [
    position,
    item,
    drop,
    isScanned,
  ]);
  expect(labels).toEqual([
    [0, 0, 1, false],
    [0, 0, 2, false],
    [1, 0, 1, true],
    [2, 0, 2, false],
  ]);
});

test('lists the labels of an order on its trip to a hub, whose drops another trip makes', () => {
  const stops = trip.stops.slice(0, 2).map((stop, i) => ({
    ...stop,
    orders: stop.orders.map((order) => ({ ...order, items: [], ...(i === 1 && { isTransfer: true as const }) })),
  }));
  const labels = [{ item: 0, drop: 3 }];
  const toHub = { ...trip, stops, orders: trip.orders.map((order) => ({ ...order, labels })) };
  expect(listTripLabels(toHub, []).map(({ position, item, drop }) => [position, item, drop])).toEqual([
    [0, 0, 3],
    [1, 0, 3],
  ]);
});

test('lists the labels of each order, by its drops in the order of its stops', () => {
  const two = buildTrip('started', { firstDrop: 'Hill depot', hasSecondOrder: true });
  const labels = listTripLabels({ ...two, stops: two.stops.toReversed() }, [scan(1, 1)]);
  expect(labels.map(({ number, position, drop, isScanned }) => [number, position, drop, isScanned])).toEqual(
    [true, false].flatMap((isFirst) => {
      const number = isFirst ? 'O-000017' : 'O-000018';
      return [
        [number, 0, 1, false],
        [number, 0, 2, false],
        [number, 1, 1, isFirst],
        [number, 2, 2, false],
      ];
    }),
  );
  const ids = labels.map(({ orderId }) => orderId);
  expect(ids.filter((id) => id === SECOND_ORDER_ID)).toHaveLength(4);
});

test('marks the item of a label where it belongs, and only once', () => {
  expect(judge('O-000017/1/2', 0)).toMatchObject({ kind: 'mark', label: { item: 0, drop: 1, stop: 0 } });
  expect(judge('o-000017/1/3', 2)).toMatchObject({ kind: 'mark', label: { drop: 2, stop: 2 } });
  expect(judge('O-000017/1', 0, [scan(0, 1)])).toMatchObject({ kind: 'mark', label: { drop: 2 } });
  expect(judge('O-000017/1/2', 0, [scan(0, 1)])).toMatchObject({ kind: 'already', label: { drop: 1 } });
});

test('shows where a label belongs instead', () => {
  expect(judge('O-000017/1/3', 1)).toEqual({ kind: 'otherStop', number: 'O-000017', positions: [0, 2] });
  expect(judge('O-000017/9', 0)).toEqual({ kind: 'noSuchItem', number: 'O-000017' });
  expect(judge('O-000099/1', 0)).toEqual({ kind: 'otherOrder', number: 'O-000099' });
  expect(judge(`https://p.example/orders/${TRIP_ID}`, 0)).toEqual({ kind: 'otherOrder', number: null });
  expect(judge('T-000004', 0)).toEqual({ kind: 'thisTrip' });
  expect(judge(`https://p.example/trips/${TRIP_ID}`, 0)).toEqual({ kind: 'thisTrip' });
  expect(judge('T-000005', 0)).toEqual({ kind: 'otherTrip' });
  expect(judge(`https://p.example/trips/${ORDER_ID}`, 0)).toEqual({ kind: 'otherTrip' });
  for (const number of ['T-000004-A', 'XT-000004']) expect(judge(number, 0)).toEqual({ kind: 'otherOrder', number });
  expect(judge('two words', 0)).toEqual({ kind: 'unknown' });
});

test('marks the only remaining item by the code of its order, and asks about several', () => {
  expect(judge('O-000017', 0)).toMatchObject({ kind: 'order', number: 'O-000017', labels: [{ drop: 1 }, { drop: 2 }] });
  expect(judge(`https://p.example/orders/${ORDER_ID}`, 0, [scan(0, 1)])).toMatchObject({
    kind: 'mark',
    label: { drop: 2 },
  });
  expect(judge('O-000017', 2, [scan(2, 2)])).toMatchObject({ kind: 'already' });
  expect(judge(`https://p.example/orders/${ORDER_ID}`, 0)).toMatchObject({ kind: 'order' });
  expect(judge('O-000017/1', 0)).toMatchObject({ kind: 'mark', label: { drop: 1 } });
});
