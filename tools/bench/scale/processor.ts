import { globSync, readFileSync } from 'node:fs';

/** /proc counts in ticks of a hundredth of a second. */
const TICKS = 100;
const PARENT = 1;
const TIMES = [11, 12];

function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

const secondsOf = (fields: readonly string[]) => TIMES.reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / TICKS;

/** CPU seconds used by a process and its children; Linux only. */
export function processorSeconds(pid: number): number {
  const children = globSync('[0-9]*', { cwd: '/proc' })
    .map(fieldsOf)
    .filter((fields) => fields[PARENT] === String(pid));
  return [fieldsOf(String(pid)), ...children].reduce((sum, fields) => sum + secondsOf(fields), 0);
}
