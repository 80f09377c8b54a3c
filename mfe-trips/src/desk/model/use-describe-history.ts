import type { PlanHistory, PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import { useFormatMessage, withValues, type Message } from 'shared-ui';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { changes, messages } from '../desk.messages.ts';
import type { History } from './history.rules.ts';
import type { Lookups } from './lookups.ts';
import { useDeskNames } from './use-describe-drop.ts';

type Entry = PlanHistory['undo'][number];

/** Numbers of trips that are no longer in the plan, from the operations that add them again. */
const listRemovedNumbers = (entries: readonly Entry[]) =>
  new Map(
    entries
      .flatMap(({ operations }) => operations)
      .flatMap((operation) =>
        operation.op === 'addTrip' && operation.number !== undefined ? [[operation.id, operation.number] as const] : [],
      ),
  );

/** Describes the changes that were made before this visit. */
export function useDescribeHistory({ tripById, orderById, vehicleById }: Lookups): (stored: PlanHistory) => History {
  const formatMessage = useFormatMessage();
  const { nameOrders } = useDeskNames();
  const zone = useTimeZone();
  const formatOrders = (ids: readonly string[]) => {
    const orders = ids.flatMap((id) => orderById.get(id) ?? []);
    return orders.length === ids.length
      ? nameOrders(orders)
      : formatMessage(withValues(messages.orders, { count: ids.length }));
  };
  const nameVehicle = (id: string | null) => vehicleById.get(id ?? '')?.name ?? formatMessage(messages.noVehicle);

  return ({ undo, redo }) => {
    const removedNumbers = listRemovedNumbers([...undo, ...redo]);
    const getNumber = (id: string) => tripById.get(id)?.number ?? removedNumbers.get(id) ?? '…';
    const describe = (operation: PlanOperation, next: PlanOperation | undefined): Message => {
      if (operation.op === 'addTrip')
        return withValues(changes.addTrip, {
          orders: formatOrders(operation.orderIds),
          place: nameVehicle(operation.vehicleId),
        });
      if (operation.op === 'moveOrders') {
        const orders = formatOrders(operation.orderIds);
        return operation.toTripId === null
          ? withValues(changes.unplanOrders, { orders })
          : withValues(changes.moveOrders, { orders, number: getNumber(operation.toTripId) });
      }
      const number = getNumber(operation.tripId);
      if (operation.op === 'moveTrip' && operation.startAt !== null)
        return withValues(changes.moveTrip, { number, place: formatDateTime(operation.startAt, zone) });
      if (operation.op === 'lockTrip')
        return withValues(operation.isLocked ? changes.lockTrip : changes.unlockTrip, { number });
      // A trip that is dragged to another vehicle.
      if (operation.op === 'assignVehicle' && next)
        return withValues(changes.moveTrip, { number, place: nameVehicle(operation.vehicleId) });
      // A start that follows from the windows has no time.
      return withValues(changes[operation.op], { number, place: formatMessage(messages.earliest) });
    };
    const toEntries = (entries: readonly Entry[]) =>
      entries.flatMap(({ change, operations }) => {
        const [first, next] = change;
        return first ? [{ label: describe(first, next), operations }] : [];
      });
    return { undo: toEntries(undo), redo: toEntries(redo) };
  };
}
