import fc from 'fast-check';
import { NOTIFIED_STAGES } from 'shared-contracts/values/contacts';
import { TRANSITIONS } from '../../orders/stage-table.rules.ts';
import { inOrder } from './contact.rules.ts';

test('a contact can hear of every stage that notifies, and of no other', () => {
  const notifying = TRANSITIONS.filter(({ notifies }) => notifies).map(({ to }) => to);
  expect([...new Set(notifying)].toSorted()).toEqual(NOTIFIED_STAGES.toSorted());
});

test("notification types stand in the order of an order's life, each once", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...NOTIFIED_STAGES)), (types) => {
      const ordered = inOrder(types);
      expect(new Set(ordered)).toEqual(new Set(types));
      expect(ordered.map((stage) => NOTIFIED_STAGES.indexOf(stage))).toEqual(
        [...new Set(types)].map((stage) => NOTIFIED_STAGES.indexOf(stage)).toSorted((a, b) => a - b),
      );
    }),
  );
});
