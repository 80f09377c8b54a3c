import { globSync, readFileSync } from 'node:fs';

/** /proc counts in ticks of a hundredth of a second. */
const TICKS = 100;
const PARENT = 1;
const TIMES = [11, 12];
/** Includes children that have ended, such as autovacuum workers: otherwise the sum would fall when one ends. */
const TIMES_OF_ENDED_CHILDREN = [13, 14];

function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

const secondsOf = (fields: readonly string[], times: readonly number[]) =>
  times.reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / TICKS;

/** CPU seconds used by a process and its children; Linux only. */
export function processorSeconds(pid: number): number {
  const children = globSync('[0-9]*', { cwd: '/proc' })
    .map(fieldsOf)
    .filter((fields) => fields[PARENT] === String(pid));
  const own = secondsOf(fieldsOf(String(pid)), [...TIMES, ...TIMES_OF_ENDED_CHILDREN]);
  return children.reduce((sum, fields) => sum + secondsOf(fields, TIMES), own);
}
