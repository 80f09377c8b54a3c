import { listOccurrences, type Phase, type Recurrence } from '../recurrence.rules.ts';

export const unix = (text: string) => Date.parse(text) / 1_000;
export const phase = (changes: Partial<Phase> = {}): Phase => ({
  from: '2026-01-01',
  templateId: 'template',
  timeZone: 'Europe/Rome',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['08:00'],
  onHoliday: 'skip',
  ...changes,
});
export const recurrence = (changes: Partial<Phase> = {}, more: Partial<Recurrence> = {}): Recurrence => ({
  startDay: '2026-01-01',
  endDay: null,
  phases: [phase(changes)],
  pauses: [],
  ...more,
});
export const NO_HOLIDAYS = new Set<string>();
export const list = (of: Recurrence, from: string, to: string, holidays: ReadonlySet<string> = NO_HOLIDAYS) =>
  listOccurrences(of, holidays, from, to).map(({ day, time }) => `${day} ${time}`);
