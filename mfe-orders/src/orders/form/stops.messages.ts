import { defineMessages } from 'react-intl';
import type { StopKind } from 'shared-contracts/orders/order-timing';

export const stopMessages = defineMessages({
  addPickup: { id: 'orders.stop.addPickup', defaultMessage: 'Add pickup' },
  ownDetails: { id: 'orders.stop.ownDetails', defaultMessage: 'Own window and details' },
  details: { id: 'orders.stop.details', defaultMessage: 'Instructions and reference' },
  kind: { id: 'orders.stop.kind', defaultMessage: 'Pickup or drop' },
  windowFrom: { id: 'orders.stop.windowFrom', defaultMessage: 'Window from' },
  windowTo: { id: 'orders.stop.windowTo', defaultMessage: 'Window to' },
  fromSchedule: { id: 'orders.stop.fromSchedule', defaultMessage: 'Empty: as in the schedule' },
  allocation: { id: 'orders.stop.allocation', defaultMessage: 'Cargo at the stops' },
  allocationHelp: {
    id: 'orders.stop.allocationHelp',
    defaultMessage: 'How much each stop loads or unloads. The first pickup and the last drop take the rest.',
  },
  rest: { id: 'orders.stop.rest', defaultMessage: 'Rest at {place}: {quantity}' },
  tooMuch: { id: 'orders.stop.tooMuch', defaultMessage: 'No more than {max} left' },
});

export const kindMessages = defineMessages<StopKind>({
  pickup: { id: 'orders.stop.kind.pickup', defaultMessage: 'Pickup' },
  drop: { id: 'orders.stop.kind.drop', defaultMessage: 'Drop' },
});

export const allocationTitles = defineMessages<StopKind>({
  pickup: { id: 'orders.stop.loaded', defaultMessage: '{cargo} ({quantity}): loaded' },
  drop: { id: 'orders.stop.unloaded', defaultMessage: '{cargo} ({quantity}): unloaded' },
});
