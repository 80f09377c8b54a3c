import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;
/** A process that has run this long restarts with the shortest pause. */
const STABLE_MS = 10_000;

type Options = {
  /** @param isRestart whether a process ran before */
  start: (isRestart: boolean) => ChildProcess;
  say: (line: string) => void;
  /** The process ended before `markReady`: a restart would not help. */
  onFailedStart: (code: number | null) => void;
};

const nameEnd = (code: number | null, signal: NodeJS.Signals | null) => (signal ? `by ${signal}` : `with code ${code}`);

/**
 * Keeps a process running: restarts one that dies after it has been ready, after a pause that doubles up to five
 * seconds.
 */
export function keepRunning({ start, say, onFailedStart }: Options) {
  let child: ChildProcess;
  let isStopping = false;
  let wasReady = false;
  let pauseMs = FIRST_PAUSE_MS;

  const run = (isRestart: boolean) => {
    const startedAt = performance.now();
    child = start(isRestart);
    child.on('exit', (code, signal) => void handleExit(code, signal, performance.now() - startedAt));
  };
  const handleExit = async (code: number | null, signal: NodeJS.Signals | null, ranMs: number) => {
    if (isStopping) return;
    if (!wasReady) return onFailedStart(code);
    if (ranMs > STABLE_MS) pauseMs = FIRST_PAUSE_MS;
    say(`The API ended ${nameEnd(code, signal)}; its last words are above. It starts again in ${pauseMs / 1_000} s.`);
    const pausedMs = pauseMs;
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2);
    await wait(pausedMs);
    if (!isStopping) run(true);
  };

  run(false);
  return {
    /** Call when the process is ready: it is restarted from now on when it dies. */
    markReady: () => {
      wasReady = true;
    },
    /** Ends the process without a restart. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') =>
      new Promise<void>((resolve) => {
        isStopping = true;
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
    get pid() {
      return child.pid;
    },
  };
}
