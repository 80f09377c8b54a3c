import type { ScheduleEntry } from 'shared-contracts/vehicle-sharing';
import { fill, type Words } from 'shared-ui';
import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Whose } from './schedule.api.ts';
import { entryMessages, kindMessages } from './schedule.messages.ts';

export const kindLooks: Record<ScheduleEntry['kind'], Look> = {
  trip: { tone: 'progress', icon: icons.truck, label: kindMessages.trip },
  service: { tone: 'warn', icon: icons.wrench, label: kindMessages.service },
  share: { tone: 'info', icon: icons.share, label: kindMessages.share },
  unavailable: { tone: 'neutral', icon: icons.ban, label: kindMessages.unavailable },
};

const WORDS: Record<ScheduleEntry['kind'], (entry: ScheduleEntry, whose: Whose) => Words> = {
  trip: ({ trip }) => (trip ? fill(entryMessages.trip, { number: trip.number }) : entryMessages.foreignTrip),
  service: ({ note }) => (note ? fill(entryMessages.service, { name: note }) : kindMessages.service),
  share: ({ partner }, whose) =>
    partner
      ? fill(whose === 'own' ? entryMessages.sharedWith : entryMessages.sharedBy, { partner: partner.name })
      : kindMessages.share,
  unavailable: ({ note }) => (note ? fill(entryMessages.unavailableFor, { reason: note }) : entryMessages.unavailable),
};

/** What an entry says: of one's own vehicle with whom it is shared, of a partner's by whom. */
export const wordsOf = (entry: ScheduleEntry, whose: Whose): Words => WORDS[entry.kind](entry, whose);

/** What two entries of the page never have in common: a service is due for many vehicles. */
export const keyOf = (vehicleId: string, { kind, id, fromAt }: ScheduleEntry) =>
  [vehicleId, kind, id, fromAt].join(' ');

/** Where an entry leads, unless it is edited where it stands. */
export const addressOf = (vehicleId: string, { trip }: ScheduleEntry) =>
  trip ? `/trips/${trip.id}/edit` : `/vehicle/${vehicleId}`;
