import { readFileSync } from 'node:fs';

const KILOBYTES = 1_024;
/** The most that a process has held at once, in megabytes, as Linux tells. */
export function peakMegabytes(pid: number): number {
  const [, peak = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(peak) / KILOBYTES);
}
