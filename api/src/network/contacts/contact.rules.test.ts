import fc from 'fast-check';
import { NOTIFIED_STAGES } from 'shared-contracts/values/network/contacts';
import { ORDER_TRANSITIONS } from '../../orders/stages/order-stage-table.rules.ts';
import { sortStages } from './contact.rules.ts';

test('allows exactly the stages that notify contacts', () => {
  const notifying = ORDER_TRANSITIONS.filter(({ notifies }) => notifies).map(({ to }) => to);
  expect([...new Set(notifying)].toSorted()).toEqual(NOTIFIED_STAGES.toSorted());
});

test('sorts notification stages and removes duplicates', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...NOTIFIED_STAGES)), (types) => {
      const ordered = sortStages(types);
      expect(new Set(ordered)).toEqual(new Set(types));
      expect(ordered.map((stage) => NOTIFIED_STAGES.indexOf(stage))).toEqual(
        [...new Set(types)].map((stage) => NOTIFIED_STAGES.indexOf(stage)).toSorted((a, b) => a - b),
      );
    }),
  );
});
