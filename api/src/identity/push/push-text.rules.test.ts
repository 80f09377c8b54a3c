import type { NotificationKind } from 'shared-contracts/identity/notifications';
import { PUSH_TEXTS, type PushTextName } from './push.texts.ts';
import { isPushed, toPushText } from './push-text.rules.ts';

test.each<[NotificationKind, Record<string, string>, PushTextName | null]>([
  ['approvalWaiting', {}, 'approvalWaiting'],
  ['partnerOrder', { news: 'offered' }, 'orderOffered'],
  ['partnerOrder', { news: 'accepted' }, null],
  ['tenderOffer', { state: 'offered' }, 'tenderOffered'],
  ['tenderOffer', { state: 'won' }, 'tenderWon'],
  ['tenderOffer', { state: 'lost' }, null],
  ['orderComment', {}, 'orderComment'],
  ['tripStage', { stage: 'cancelled' }, 'tripCancelled'],
  ['tripStage', { stage: 'incomplete' }, 'tripIncomplete'],
  ['tripStage', { stage: 'started' }, null],
  ['driverTrip', { news: 'assigned' }, 'tripAssigned'],
  ['driverTrip', { news: 'removed' }, 'tripRemoved'],
  ['driverTrip', { news: 'changed' }, 'tripChanged'],
  ['tripHandover', {}, 'tripHandover'],
  ['tripMessage', {}, 'tripMessage'],
  ['tripOrdersChanged', {}, 'tripOrdersChanged'],
  ['tripDissolved', {}, 'tripDissolved'],
  ['gateBooking', { news: 'booked' }, 'gateBooked'],
  ['gateBooking', { news: 'moved' }, 'gateMoved'],
  ['gateBooking', { news: 'cancelled' }, 'gateCancelled'],
  ['billWaiting', { of: 'trip' }, 'tripBillWaiting'],
  ['billWaiting', { of: 'order' }, 'orderBillWaiting'],
  ['contractReview', {}, 'contractReview'],
  ['alert', { alert: 'sos' }, 'alertSos'],
  ['alert', { alert: 'tow' }, 'alertTow'],
  ['alert', { alert: 'inspectionDefect' }, 'alertDefect'],
  ['alert', { alert: 'speeding' }, null],
  ['releaseQuarantined', {}, 'releaseQuarantined'],
  ['orderStage', {}, null],
])('%s %j is pushed as %s', (kind, values, name) => {
  expect(isPushed({ kind, values })).toBe(name !== null);
  expect(toPushText({ kind, values }, 'en')).toEqual(name && PUSH_TEXTS.en[name]);
});

test.each([
  ['en', 'Nadia · T-4'],
  ['it', 'Nadia · T-4'],
] as const)('in %s, a message is titled %s', (language, title) => {
  const values = { number: 'T-4', author: 'Nadia', text: 'Gate 3', to: 'driver' };
  expect(toPushText({ kind: 'tripMessage', values }, language)).toEqual({ title, body: 'Gate 3' });
});

test('a text is in the language of its reader', () => {
  const values = { number: 'T-4', news: 'assigned' };
  expect(toPushText({ kind: 'driverTrip', values }, 'en')?.body).toBe(PUSH_TEXTS.en.tripAssigned.body);
  expect(toPushText({ kind: 'driverTrip', values }, 'sin')?.body).toBe(PUSH_TEXTS.sin.tripAssigned.body);
});
