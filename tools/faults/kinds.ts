import { setTimeout as wait } from 'node:timers/promises';
import type { FaultyPortal } from './portal.ts';

export type Fault = {
  /** Causes a fault, and resolves once recovery can begin. `seconds`: the length of a pause. */
  inflict: (portal: FaultyPortal, seconds: { hang: number; full: number }) => Promise<void>;
  /** Whether it ends the live streams: only faults of the API do. */
  endsStreams?: true;
};

const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended already.
    }
  }
};

const pickAny = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)];

/** The error that a trigger raises instead of a full disk, if no small disk can be mounted. */
const REFUSE_WRITES = `
  create or replace function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger refuse_write before insert on contacts for each statement execute function refuse_write()`;

const LOOK_EVERY_MS = 100;

/** Whether readiness reports the fault within this time. */
async function isReported(url: string, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  let isNoticed = false;
  while (performance.now() < until) {
    const response = await fetch(`${url}/api/ready`).catch(() => undefined);
    const { status } = ((await response?.json()) ?? {}) as { status?: string };
    isNoticed ||= status !== undefined && status !== 'ok';
    await wait(LOOK_EVERY_MS);
  }
  return isNoticed;
}

async function fillDisk({ disk, query, url, counts }: FaultyPortal, seconds: number) {
  if (disk.isSmall) disk.fill();
  else await query(REFUSE_WRITES);
  if (!(await isReported(url, seconds * 1_000))) counts.unreported += 1;
  if (disk.isSmall) disk.empty();
  else await query('drop trigger refuse_write on contacts');
}

export const FAULTS = {
  killApi: { inflict: async ({ killApi }) => killApi(), endsStreams: true },
  killBackend: {
    inflict: async ({ listBackends }) => {
      const backend = pickAny(listBackends());
      if (backend !== undefined) signalAll([backend], 'SIGKILL');
    },
  },
  killPostgres: { inflict: async ({ listProcesses }) => signalAll(listProcesses(), 'SIGKILL') },
  terminateBackends: {
    inflict: async ({ query }) => {
      await query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
    },
  },
  hangPostgres: {
    inflict: async ({ listProcesses }, { hang }) => {
      const pids = listProcesses();
      signalAll(pids, 'SIGSTOP');
      await wait(hang * 1_000);
      signalAll(pids, 'SIGCONT');
    },
  },
  fullDisk: { inflict: (portal, { full }) => fillDisk(portal, full) },
  pauseRegistry: {
    inflict: async ({ registry }, { full }) => {
      registry.pause();
      await wait(full * 1_000);
      registry.resume();
    },
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
