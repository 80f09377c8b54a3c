import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string };

function readProcess(pid: string): Process[] {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return [{ pid: Number(pid), parent: Number(fields.split(' ')[1]), command }];
  } catch {
    return []; // it has ended in the meantime
  }
}

function parseProcess(line: string): Process[] {
  const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
  return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
}

/** The running children of a process; on macOS by `ps`. */
export function listChildren(parent: number): Process[] {
  const all = existsSync('/proc/self')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap(readProcess)
    : execFileSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n').flatMap(parseProcess);
  return all.filter((process) => process.parent === parent);
}
