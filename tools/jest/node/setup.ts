import { ModernFakeTimers } from '@jest/fake-timers';
import { limitTestTimes } from './time-limit.ts';

const timers = new ModernFakeTimers({ config: {}, global: globalThis } as unknown as ConstructorParameters<
  typeof ModernFakeTimers
>[0]);

/**
 * Features that the `jest` object of jest-light-runner lacks: options of the fake timers, timers that await promises,
 * and `mocked`.
 */
Object.assign(jest, {
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  setSystemTime: timers.setSystemTime.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  getTimerCount: timers.getTimerCount.bind(timers),
  mocked: (source: unknown) => source,
});

limitTestTimes();

/** A worker is ended by a signal: only an orderly end writes what Node.js has compiled, for the next worker. */
process.once('SIGTERM', () => process.exit());
