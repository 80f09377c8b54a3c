import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { ROOT } from './paths.ts';

export type Captured = { ok: boolean; output: string };
type Options = {
  env?: Record<string, string | undefined>;
  limitMinutes?: number;
  /** Uses only processor time that other programs leave. */
  isBackground?: boolean;
};

/** Runs a program to its end and captures both output streams in sequence. */
export function capture(
  [program = '', ...args]: readonly string[],
  { env, limitMinutes = 10, isBackground = false }: Options = {},
): Promise<Captured> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMinutes * 60_000,
    });
    if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      const ended = signal ? `Ended by ${signal}: the limit is ${limitMinutes} minutes.\n` : '';
      resolve({ ok: code === 0, output: output + ended });
    });
  });
}
