import { sql } from 'kysely';
import pg from 'pg';
import { createPartitions, toMonths } from '../../../api/src/fleet/public.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';
import type { serve } from '../api/served.ts';
import { median, rounded } from '../../lib/median.ts';

const EVERY = 5;
const TWO_HOURS = 7_200;
const ROUNDS = 15;
const WARM_UP = 3;
const TRIED = 8;

/** Adds positions of each vehicle before a time, one every five seconds, driving to and fro. */
export async function addTracks(db: Db, vehicleIds: readonly string[], each: number, until: number) {
  const begin = until - each * EVERY;
  await createPartitions(
    db,
    toMonths([begin, until]).map(({ from }) => from),
  );
  await sql`
    insert into positions (vehicle_id, at, latitude, longitude, speed, heading)
    select id, ${begin}::bigint + n * ${sql.lit(EVERY)}, 6.9 + sin(n / 300.0) / 4, 80 + cos(n / 410.0) / 4, 40 + n % 20, n % 360
    from unnest(${vehicleIds}::uuid[]) as vehicles (id), generate_series(0, ${sql.lit(each - 1)}) as counted (n)`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}

async function timed(ask: () => Promise<unknown>) {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

/** A track of two hours: the API against bare SQL. The contender that starts changes from round to round. */
export async function raceTracks(
  api: Awaited<ReturnType<typeof serve>>,
  connection: pg.PoolConfig,
  login: string,
  vehicleIds: readonly string[],
  until: number,
) {
  const headers = await api.signIn(login);
  const pool = new pg.Pool(connection);
  const [from, to] = [until - 5 * TWO_HOURS, until - 4 * TWO_HOURS];
  const ask = {
    served: async (id: string) => {
      const answer = await fetch(`${api.url}/api/vehicles/${id}/track?from=${from}&to=${to}`, { headers });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.json();
    },
    bare: (id: string) =>
      pool.query(
        'select at, latitude, longitude, speed, heading from positions where vehicle_id = $1 and at between $2 and $3 order by at',
        [id, from, to],
      ),
  };
  const times = { served: [] as number[], bare: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const id of vehicleIds.slice(0, TRIED)) {
      for (const who of round % 2 === 0 ? (['served', 'bare'] as const) : (['bare', 'served'] as const)) {
        const took = await timed(() => ask[who](id));
        if (round >= 0) times[who].push(took);
      }
    }
  }
  await pool.end();
  return {
    servedMs: rounded(median(times.served)),
    bareMs: rounded(median(times.bare)),
    ratio: rounded(median(times.served) / median(times.bare)),
  };
}
