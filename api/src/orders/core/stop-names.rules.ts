import type { StopName } from 'shared-contracts/orders/order-stops';
import type { StopKind } from 'shared-contracts/orders/order-timing';

/** `isTransfer`: the order only changes vehicle there. */
export type NamedStop = { kind: StopKind; locationId: string; location: string; isTransfer?: boolean };
/** An edit of an order replaces its stops, so what refers to one remembers its position and its location. */
export type StopReference = { stopPosition: number | null; stopLocationId: string | null };

/** @param stops all stops of an order, in their order */
export function nameStop(stops: readonly NamedStop[], position: number): StopName | null {
  const stop = stops[position];
  if (!stop) return null;
  const number = stops
    .slice(0, position + 1)
    .filter(({ kind, isTransfer = false }) => kind === stop.kind && isTransfer === (stop.isTransfer ?? false)).length;
  return { position, kind: stop.kind, number, name: stop.location };
}

const isSingle = (positions: readonly number[]) => positions.length === 1;
const positionsOf = (stops: readonly NamedStop[], matches: (stop: NamedStop) => boolean) =>
  stops.flatMap((stop, position) => (matches(stop) ? [position] : []));

/**
 * Finds the position of a referenced stop: its former one, or that of the only other stop at its location. Undefined
 * if it was removed.
 */
export function findReferredStop(
  stops: readonly NamedStop[],
  { stopPosition, stopLocationId }: StopReference,
): number | undefined {
  if (stopPosition === null) return undefined;
  if (stops[stopPosition]?.locationId === stopLocationId) return stopPosition;
  const moved = positionsOf(stops, ({ locationId }) => locationId === stopLocationId);
  return isSingle(moved) ? moved[0] : undefined;
}

/** Earlier releases did not name the stop of a proof: it is the drop, if there is only one. */
export function findProvenStop(stops: readonly NamedStop[], proof: StopReference): number | undefined {
  if (proof.stopPosition !== null) return findReferredStop(stops, proof);
  const drops = positionsOf(stops, ({ kind, isTransfer }) => kind === 'drop' && !isTransfer);
  return isSingle(drops) ? drops[0] : undefined;
}
