import { spawn } from 'node:child_process';
import { keepRunning } from './keep-running.ts';

const startSleep = () => spawn('sleep', ['60'], { stdio: 'ignore' });
/** Resolves with the next line of output. */
function openLines() {
  const lines: string[] = [];
  let next = Promise.withResolvers<void>();
  return {
    lines,
    say: (line: string) => {
      lines.push(line);
      next.resolve();
      next = Promise.withResolvers();
    },
    wait: () => next.promise,
  };
}

test('starts a process that died again, says so in one line, and stays quiet when it is stopped', async () => {
  const { lines, say, wait } = openLines();
  const starts: boolean[] = [];
  const restarted = Promise.withResolvers<void>();
  const api = keepRunning({
    start: (isRestart) => {
      starts.push(isRestart);
      if (starts.length === 3) restarted.resolve();
      return startSleep();
    },
    say,
    onFailedStart: () => say('failed'),
  });
  api.markReady();
  for (const kill of [1, 2]) {
    const waiting = wait();
    while (starts.length < kill) await new Promise(setImmediate);
    process.kill(Number(api.pid), 'SIGKILL');
    await waiting;
    while (starts.length === kill) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await restarted.promise;
  const pid = Number(api.pid);
  await api.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect([starts, lines]).toEqual([
    [false, true, true],
    [
      'The API ended by SIGKILL; its last words are above. It starts again in 0.25 s.',
      'The API ended by SIGKILL; its last words are above. It starts again in 0.5 s.',
    ],
  ]);
});

test('does not start a process again that never became ready', async () => {
  const failed = Promise.withResolvers<number | null>();
  keepRunning({
    start: () => spawn('false', { stdio: 'ignore' }),
    say: () => failed.reject(new Error('It was started again')),
    onFailedStart: failed.resolve,
  });
  expect(await failed.promise).toBe(1);
});
