export type PartOfDay = 'morning' | 'afternoon' | 'evening';

const STARTS: readonly [hour: number, part: PartOfDay][] = [[17, 'evening'], [12, 'afternoon'], [4, 'morning'], [0, 'evening']];

const hourIn = (now: Date, timeZone: string) => Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));

/** Which greeting fits where the person lives. */
export function partOfDay(now: Date, timeZone: string): PartOfDay {
  const hour = hourIn(now, timeZone);
  return STARTS.find(([start]) => hour >= start)?.[1] ?? 'evening';
}
