import { readFileSync } from 'node:fs';

const KILOBYTES = 1_024;
/** The peak memory of a process in megabytes; Linux only. */
export function peakMegabytes(pid: number): number {
  const [, peak = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(peak) / KILOBYTES);
}
