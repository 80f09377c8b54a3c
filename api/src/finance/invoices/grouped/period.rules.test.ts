import { closingDay, spanAround, spanOf, spanOver } from './period.rules.ts';

test.each([
  ['weekly', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['monthly', '2028-02-29', '2028-02-01', '2028-02-29'],
] as const)('%s period with %s is %s to %s', (cycle, day, from, to) => {
  expect(spanAround(cycle, day)).toEqual({ from, to });
});

test('a period closes three whole days after its end', () => {
  expect(closingDay({ to: '2026-11-22' })).toBe('2026-11-26');
});

test.each([
  ['of its service while that is open', '2026-11-20', '2026-11-25', '2026-11-16'],
  ['of the approval once that of the service has closed', '2026-11-20', '2026-11-26', '2026-11-23'],
  ['of the approval before the planned service', '2026-12-08', '2026-11-25', '2026-11-23'],
])('a bill belongs to the week %s', (_, service, approval, from) => {
  expect(spanOf('weekly', { service, approval }).from).toBe(from);
});

test('several periods reach from the first to the last day of all', () => {
  const [week, later, within] = ['2026-11-16', '2026-11-30', '2026-11-20'].map((day) => spanAround('weekly', day));
  if (!week || !later || !within) throw new Error('A span is missing');
  expect(spanOver([later, week, within])).toEqual({ from: '2026-11-16', to: '2026-12-06' });
  expect(spanOver([week])).toEqual(week);
});
