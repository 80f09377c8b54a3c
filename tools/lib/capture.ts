import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

export type Captured = { ok: boolean; output: string };
type Options = { env?: Record<string, string | undefined>; limitMinutes?: number };

/** Runs a program to its end and captures both output streams in sequence. */
export function capture(
  [program = '', ...args]: readonly string[],
  { env, limitMinutes = 10 }: Options = {},
): Promise<Captured> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMinutes * 60_000,
    });
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
