import fc from 'fast-check';
import { PARTNER_ACTIONS, type PartnerAction } from 'shared-contracts/identity/partners';
import { findActionError, partnerActions, type Partnership, TRANSITIONS } from './partner.rules.ts';

const partnership = fc.record({
  status: fc.constantFrom('waitingConfirmation' as const, 'active' as const, 'blocked' as const),
  isRequestedByPartner: fc.boolean(),
  isBlockedByUs: fc.boolean(),
});

test('offers the actions that are possible and permitted', () => {
  fc.assert(
    fc.property(partnership, fc.boolean(), fc.boolean(), (side: Partnership, canWrite, canDelete) => {
      const actions = partnerActions(side, (rule) => (rule === 'write' ? canWrite : canDelete));
      const expected = PARTNER_ACTIONS.filter(
        (action: PartnerAction) =>
          !findActionError(action, side) && (TRANSITIONS[action].needs === 'write' ? canWrite : canDelete),
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
