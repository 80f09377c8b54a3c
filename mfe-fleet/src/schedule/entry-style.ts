import type { ScheduleEntry } from 'shared-contracts/fleet/vehicle-sharing';
import { withValues, type Message } from 'shared-ui';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { ScheduleOwner } from './schedule.api.ts';
import { entryMessages, kindMessages, meterMessages } from './schedule.messages.ts';

const kindStyles: Record<ScheduleEntry['kind'], StatusStyle> = {
  trip: { tone: 'progress', icon: icons.truck, label: kindMessages.trip },
  service: { tone: 'warn', icon: icons.wrench, label: kindMessages.service },
  share: { tone: 'info', icon: icons.share, label: kindMessages.share },
  unavailable: { tone: 'neutral', icon: icons.ban, label: kindMessages.unavailable },
  rest: { tone: 'neutral', icon: icons.clock, label: kindMessages.rest },
  workOrder: { tone: 'bad', icon: icons.wrench, label: kindMessages.workOrder },
};

const OVERDUE: StatusStyle = { tone: 'bad', icon: icons.alert, label: kindMessages.overdue };

export const getEntryStyle = ({ kind, isOverdue }: Pick<ScheduleEntry, 'kind' | 'isOverdue'>): StatusStyle =>
  isOverdue ? OVERDUE : kindStyles[kind];

/** The styles in the legend. */
export const LEGEND: readonly StatusStyle[] = [...Object.values(kindStyles), OVERDUE];

type MeterDue = { by: keyof typeof meterMessages; left: number };

/** Whether kilometres or hours make a service due, which its dates don't tell. */
export const isMeterDue = (due: ScheduleEntry['due']): due is MeterDue => Boolean(due) && due?.by !== 'days';

const labelByKind: Record<ScheduleEntry['kind'], (entry: ScheduleEntry, owner: ScheduleOwner) => Message> = {
  trip: ({ trip }) => (trip ? withValues(entryMessages.trip, { number: trip.number }) : entryMessages.foreignTrip),
  service: ({ note, isOverdue, due }) => {
    const name = note ?? '';
    if (!isMeterDue(due)) return withValues(isOverdue ? entryMessages.overdue : entryMessages.service, { name });
    return withValues(meterMessages[due.by][isOverdue ? 'over' : 'left'], { name, left: Math.abs(due.left) });
  },
  share: ({ partner }, owner) =>
    partner
      ? withValues(owner === 'own' ? entryMessages.sharedWith : entryMessages.sharedBy, { partner: partner.name })
      : kindMessages.share,
  unavailable: ({ note }) =>
    note ? withValues(entryMessages.unavailableFor, { reason: note }) : entryMessages.unavailable,
  rest: ({ note }) => (note ? withValues(entryMessages.rest, { name: note }) : kindMessages.rest),
  workOrder: ({ workOrder, note }) =>
    workOrder
      ? withValues(entryMessages.workOrder, { number: workOrder.number, title: note ?? '' })
      : kindMessages.workOrder,
};

/** The label of an entry; for a share, it depends on the vehicle's owner. */
export const getEntryLabel = (entry: ScheduleEntry, owner: ScheduleOwner): Message =>
  labelByKind[entry.kind](entry, owner);

/** Returns a key that is unique on the page; an id alone is not, as a service can be due for several vehicles. */
export const getEntryKey = (vehicleId: string, { kind, id, fromAt }: ScheduleEntry) =>
  [vehicleId, kind, id, fromAt].join(' ');

/** Returns the path an entry links to. */
export function getEntryPath(vehicleId: string, { trip, workOrder }: ScheduleEntry): string {
  if (trip) return `/trips/${trip.id}/edit`;
  return workOrder ? `/work-orders/${workOrder.id}` : `/vehicle/${vehicleId}`;
}
