import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from './database.ts';
import type { ReplicaConfig } from '../config/database-settings.ts';
import { groupCalls } from './group-calls.ts';
import { addSample, lagOf, type LogSample } from './lag.rules.ts';

const POLL_MS = 1_000;
/** The polling interval while something waits for the replica. */
const CATCH_UP_MS = 20;
const LIMITS = { connectMs: 2_000, statementMs: 2_000, lockMs: 2_000, idleTransactionMs: 2_000, queryMs: 2_500 };

/** A copy of the database that follows it. Positions are bytes of the database's log. */
export type Replica = {
  /** Whether it can be reached and doesn't lag too far behind. */
  isUsable: () => boolean;
  /** In milliseconds; undefined when it can't be reached. */
  lag: () => number | undefined;
  /** Whether it is usable and has replayed all writes before that position. */
  hasReached: (position: number) => Promise<boolean>;
  /** Waits until it has all that has been written until now, or isn't usable. */
  catchUp: () => Promise<void>;
  /** A statement has failed there: it isn't used until it responds again. */
  reportFailure: (error: Error) => void;
  /** The first look; rejects never. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

const findPosition = async (primary: Db, position: 'insert' | 'flush') => {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(${sql.raw(`pg_current_wal_${position}_lsn()`)}, '0/0')::bigint as position`.execute(primary);
  return rows[0]?.position ?? 0;
};

export function createReplica(
  { url, maxLagMs }: ReplicaConfig,
  primary: Db,
  onChange: (error: Error) => void,
): Replica {
  const db = openDatabase({ connectionString: url, application_name: 'consign replica', max: 1 }, () => undefined, {
    limits: LIMITS,
  });
  let samples: LogSample[] = [];
  let replayed = 0;
  let isReachable = false;
  let reported = 'used';
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Reports each state once. */
  const report = (state: string) => {
    if (state !== reported) onChange(new Error(`Replica: ${state}`));
    reported = state;
  };
  const lag = () => (isReachable ? lagOf(samples, replayed, performance.now()) : undefined);
  const isUsable = () => (lag() ?? Infinity) <= maxLagMs;

  async function look() {
    const { rows } = await sql<{ position: number | null }>`
      select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as position where pg_is_in_recovery()`.execute(
      db,
    );
    const position = rows[0]?.position;
    if (position === undefined || position === null) throw new Error('the server of DATABASE_READ_URL is no replica');
    replayed = position;
    isReachable = true;
  }
  let looking: Promise<void> | undefined;
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  let calls = 0;
  /** Events come in bursts: those that come while a position is read share the next one. */
  const findPositionOfGroup = groupCalls<number, number>({
    keyOf: String,
    run: async (items) => {
      const position = await findPosition(primary, 'insert');
      return items.map(() => position);
    },
  });
  const reportFailure = (error: Error) => {
    if (isClosed) return;
    isReachable = false;
    report(`not used, ${error.message}`);
  };
  async function poll() {
    try {
      const at = performance.now();
      // Without the primary there is nothing to compare with, and nothing else works either.
      const position = await findPosition(primary, 'flush').catch(() => undefined);
      await lookOnce();
      if (position !== undefined) samples = addSample(samples, { at, position }, replayed);
      report(isUsable() ? 'used' : `not used, it lags more than ${maxLagMs / 1_000} s`);
    } catch (error) {
      reportFailure(error as Error);
    }
    if (!isClosed) timer = setTimeout(poll, POLL_MS).unref();
  }

  async function hasReached(position: number) {
    if (!isUsable()) return false;
    if (replayed >= position) return true;
    await lookOnce().catch(reportFailure);
    return isUsable() && replayed >= position;
  }

  return {
    isUsable,
    lag,
    hasReached,
    catchUp: async () => {
      if (!isUsable()) return;
      const until = performance.now() + maxLagMs;
      calls += 1;
      const position = await findPositionOfGroup(calls).catch(() => 0);
      while (!(await hasReached(position)) && isUsable() && performance.now() < until) await wait(CATCH_UP_MS);
    },
    reportFailure,
    start: poll,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await db.destroy();
    },
  };
}
