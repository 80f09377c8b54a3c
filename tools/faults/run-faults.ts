import { setTimeout as wait } from 'node:timers/promises';
import { FAULTS, type Fault, type FaultName } from './kinds.ts';
import { type DatabaseKind, type FaultyPortal, startFaultyPortal } from './portal.ts';
import { recover, runsJobs, watchStream } from './recovery.ts';
import { createSession, startWriters } from './writers.ts';

export type Plan = {
  clients: number;
  faults: readonly FaultName[];
  /** Seconds that a server hangs, a disk is full, or a registry is unreachable. */
  seconds: { hang: number; full: number };
};
export type Outcome = Awaited<ReturnType<typeof runFaults>>;

/** Seconds of traffic between two faults. */
const CALM_MS = 300;

async function countWritten({ query }: FaultyPortal) {
  const rows = await query(
    "select last_name as name, count(*)::int as count from contacts where last_name like 'fault-%' group by 1",
  );
  return new Map(rows.map(({ name, count }) => [String(name), Number(count)]));
}

/** Injects faults one after another while clients write, and counts the outcomes of the writes. */
export async function runFaults(kind: DatabaseKind, { clients, faults, seconds }: Plan, say: (line: string) => void) {
  const portal = await startFaultyPortal(kind, say);
  const abort = () => void portal.close().finally(() => process.exit(1));
  process.once('SIGTERM', abort);
  try {
    const session = createSession(portal);
    const stream = watchStream(portal.url, session);
    const writers = startWriters(portal, session, clients);
    const slowest: Partial<Record<FaultName, number>> = {};
    let lostStreams = 0;
    for (const [n, name] of faults.entries()) {
      const fault: Fault = FAULTS[name];
      await stream.whenConnected();
      await wait(CALM_MS);
      const endsBefore = stream.countEnds();
      await fault.inflict(portal, seconds);
      const took = await recover(portal.url, session, `fault-probe-${n}`);
      slowest[name] = Math.max(slowest[name] ?? 0, took);
      if (!fault.endsStreams) lostStreams += stream.countEnds() - endsBefore;
      say(`${kind} ${n + 1}/${faults.length} ${name}: ${took.toFixed(2)} s`);
    }
    await writers.end();
    await stream.close();
    const stalledJobs = (await runsJobs(portal)) ? 0 : 1;
    const written = await countWritten(portal);
    return {
      faults: faults.length,
      attempts: writers.figures.attempts,
      acknowledged: writers.acknowledged.size,
      lost: [...writers.acknowledged].filter((name) => !written.has(name)).length,
      doubled: [...written.values()].filter((count) => count > 1).length,
      wrong: writers.wrong,
      dead: portal.countDead(),
      lostStreams,
      stalledJobs,
      unreported: portal.counts.unreported,
      slowestAnswer: writers.figures.slowestMs / 1_000,
      slowest,
      isDiskSmall: portal.disk.isSmall,
    };
  } finally {
    process.off('SIGTERM', abort);
    await portal.close();
  }
}
