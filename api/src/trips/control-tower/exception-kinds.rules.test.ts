import { EXCEPTION_KINDS, SEVERITIES } from 'shared-contracts/values/trips/exceptions';
import { HOUR } from 'shared-contracts/values/time';
import { KIND_RULES, listKindsOf } from './exception-kinds.rules.ts';

test('lists every kind under one severity', () => {
  expect(SEVERITIES.flatMap((severity) => listKindsOf([severity])).toSorted()).toEqual(EXCEPTION_KINDS.toSorted());
  expect(listKindsOf(['critical'])).toEqual(['tenderOverdue']);
  expect(listKindsOf([])).toEqual([]);
});

test('the more severe a kind is, the sooner it is due', () => {
  const dueAfter = SEVERITIES.map((severity) => listKindsOf([severity]).map((kind) => KIND_RULES[kind].dueAfter));
  for (const [i, times] of dueAfter.slice(1).entries())
    expect(Math.min(...times)).toBeGreaterThanOrEqual(Math.min(...(dueAfter[i] ?? [])));
  expect(KIND_RULES.late.dueAfter).toBeLessThan(HOUR);
});
