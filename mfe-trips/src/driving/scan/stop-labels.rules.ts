import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import { isSameLabel, type ItemLabel, type LabelVisit, listLabelsAt } from 'shared-contracts/values/trips/item-labels';
import { parseCode, type ScannedCode } from './scan-code.rules.ts';

/** A scanned label; `stop`: the position in the order where it was scanned. */
export type Scan = ItemLabel & { orderId: string; stop: number };
export type StopLabel = Scan & {
  number: string;
  cargo: string;
  packNumber: string | null;
  /** The stop of the trip. */
  position: number;
  isScanned: boolean;
};

const isSameScan = (a: Scan, b: Scan) => a.orderId === b.orderId && a.stop === b.stop && isSameLabel(a, b);

const listVisits = (trip: MyTrip, orderId: string): (LabelVisit & { position: number })[] =>
  trip.stops
    .flatMap(({ position, orders }) =>
      orders
        .filter(({ id }) => id === orderId)
        .map(({ stop, what, items, isTransfer }) => ({ stop, what, items, isTransfer, position })),
    )
    .toSorted((a, b) => a.stop - b.stop);

/** The labels of everything that is loaded and unloaded on a trip. */
export const listTripLabels = (trip: MyTrip, scans: readonly Scan[]): StopLabel[] =>
  trip.orders.flatMap(({ id: orderId, number, cargoItems, labels }) => {
    const visits = listVisits(trip, orderId);
    return visits.flatMap(({ stop, position }) =>
      listLabelsAt(visits, cargoItems.length, stop, labels).flatMap((label) => {
        const item = cargoItems[label.item];
        const scan = { ...label, orderId, stop };
        const isScanned = scans.some((other) => isSameScan(other, scan));
        return item
          ? [{ ...scan, number, cargo: item.cargo.name, packNumber: item.packNumber, position, isScanned }]
          : [];
      }),
    );
  });

export type Verdict =
  | { kind: 'mark'; label: StopLabel }
  | { kind: 'already'; label: StopLabel }
  /** A code of the whole order, which has several items at this stop. */
  | { kind: 'order'; number: string; labels: readonly StopLabel[] }
  /** A label of an order that is loaded or unloaded elsewhere; positions of the trip's stops. */
  | { kind: 'otherStop'; number: string; positions: readonly number[] }
  | { kind: 'otherOrder'; number: string | null }
  | { kind: 'noSuchItem'; number: string }
  | { kind: 'thisTrip' }
  | { kind: 'otherTrip' }
  | { kind: 'unknown' };

const matches = (code: ScannedCode, { orderId, number }: StopLabel) =>
  code.kind === 'record' ? orderId === code.id : number.toUpperCase() === code.number;
const isOfItem = (code: ScannedCode, { item, drop }: StopLabel) =>
  code.kind === 'record' || ((code.item ?? item) === item && (code.drop ?? drop) === drop);
const namesItem = (code: ScannedCode) => code.kind === 'number' && code.item !== null;

function judgeOrder(code: ScannedCode, ofOrder: readonly StopLabel[], position: number): Verdict {
  const number = ofOrder[0]?.number ?? '';
  const named = ofOrder.filter((label) => isOfItem(code, label));
  const here = named.filter((label) => label.position === position);
  const [first] = here;
  const left = here.filter(({ isScanned }) => !isScanned);
  const [next, ...others] = left;
  if (named.length === 0) return { kind: 'noSuchItem', number };
  if (!first) return { kind: 'otherStop', number, positions: [...new Set(named.map((label) => label.position))] };
  if (!next) return { kind: 'already', label: first };
  return namesItem(code) || others.length === 0
    ? { kind: 'mark', label: next }
    : { kind: 'order', number, labels: left };
}

/** The meaning of a code for the driver at a stop. */
export function judgeCode(text: string, trip: MyTrip, labels: readonly StopLabel[], position: number): Verdict {
  const code = parseCode(text);
  if (!code) return { kind: 'unknown' };
  const isTrip = code.kind === 'record' ? code.of === 'trips' : /^T-\d+$/.test(code.number);
  if (isTrip) {
    const isThis = code.kind === 'record' ? code.id === trip.id : code.number === trip.number.toUpperCase();
    return { kind: isThis ? 'thisTrip' : 'otherTrip' };
  }
  const ofOrder = labels.filter((label) => matches(code, label));
  if (ofOrder.length === 0) return { kind: 'otherOrder', number: code.kind === 'number' ? code.number : null };
  return judgeOrder(code, ofOrder, position);
}
