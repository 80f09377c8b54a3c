import fc from 'fast-check';
import { PARTNER_ACTIONS, type PartnerAction } from 'shared-contracts/identity/partners';
import { findActionError, liveTripsError, partnerActions, type Partnership, TRANSITIONS } from './partner.rules.ts';

const partnership = fc.record({
  status: fc.constantFrom('waitingConfirmation' as const, 'active' as const, 'blocked' as const),
  isRequestedByPartner: fc.boolean(),
  isBlockedByUs: fc.boolean(),
});

test('offers the actions that are possible and permitted', () => {
  fc.assert(
    fc.property(partnership, fc.boolean(), fc.boolean(), (side: Partnership, canWrite, canDelete) => {
      const actions = partnerActions(side, (rule) => (rule === 'write' ? canWrite : canDelete));
      const expected = PARTNER_ACTIONS.filter((action: PartnerAction) =>
        action === 'share'
          ? side.status === 'active' && canWrite
          : !findActionError(action, side) && (TRANSITIONS[action].needs === 'write' ? canWrite : canDelete),
      );
      expect(actions).toEqual(expected);
    }),
  );
});

test('offers nothing to the blocked side', () => {
  fc.assert(
    fc.property(partnership, (side: Partnership) => {
      const actions = partnerActions({ ...side, status: 'blocked', isBlockedByUs: false }, () => true);
      expect(actions).toEqual([]);
    }),
  );
});

const inStatus = (status: Partnership['status'], more: Partial<Partnership> = {}): Partnership => ({
  status,
  isRequestedByPartner: false,
  isBlockedByUs: false,
  ...more,
});
test.each<[string, Partnership, PartnerAction[]]>([
  ['that we requested', inStatus('waitingConfirmation'), ['remove']],
  [
    'that the partner requested',
    inStatus('waitingConfirmation', { isRequestedByPartner: true }),
    ['confirm', 'remove'],
  ],
  ['that is active', inStatus('active'), ['share', 'block', 'remove']],
  ['that the partner blocked', inStatus('blocked'), []],
  ['that we blocked', inStatus('blocked', { isBlockedByUs: true }), ['unblock', 'remove']],
])('offers for a partnership %s: %j', (_case, side, actions) => {
  expect(partnerActions(side, () => true)).toEqual(actions);
});

test.each([
  [
    'confirm',
    inStatus('waitingConfirmation'),
    { code: 'confirmedByPartner', message: 'Only the partner can confirm this partnership' },
  ],
  [
    'unblock',
    inStatus('blocked'),
    { code: 'blockedByPartner', message: 'The partner blocked this partnership, so only they can change it' },
  ],
  [
    'block',
    inStatus('waitingConfirmation'),
    {
      code: 'partnershipStatus',
      message: 'Not possible while the partnership is waitingConfirmation',
      details: { params: { status: 'waitingConfirmation' } },
    },
  ],
] as const)('tells why one cannot %s %j', (action, side, error) => {
  expect(findActionError(action, side)).toMatchObject({ status: 409, ...error });
});

test.each([
  [['T-1'], 'Live trips with this partner: T-1', ['T-1']],
  [['T-1', 'T-2', 'T-3'], 'Live trips with this partner: T-1, T-2, T-3', ['T-1', 'T-2', 'T-3']],
  [['T-1', 'T-2', 'T-3', 'T-4'], 'Live trips with this partner: T-1, T-2, T-3…', ['T-1', 'T-2', 'T-3']],
])('the live trips %j prevent removing a partner', (trips, message, numbers) => {
  expect(liveTripsError(trips)).toMatchObject({
    status: 409,
    code: 'partnerHasLiveTrips',
    message,
    details: { params: { count: trips.length, numbers } },
  });
});

test('a partner without live trips can be removed', () => {
  expect(liveTripsError([])).toBeNull();
});
