import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../../api/demo/demo.ts';
import { prepareDatabase } from '../../api/src/prepare.ts';
import { type Db, openDatabase } from '../../api/src/platform/database.ts';
import { startEmbedded } from '../../api/src/platform/embedded/embedded.ts';
import { removeData } from '../../api/src/platform/embedded/home.ts';
import { bareList } from './api/bare.ts';
import { addOrders } from './api/many-orders.ts';
import { servedList } from './api/served.ts';
import { median, rounded } from './measure/median.ts';

const ORDERS = 100_000;
const ROUNDS = 15;
const WARM_UP = 3;
const LIMIT = 3;
const LOGIN = 'planner';
/** Of many hits and of few, of one and of none; by number, by reference, in the middle of a word. */
const SEARCHES = ['EXP', 'exp-2411', '0500', 'B-0424', 'loc-24', '31337', 'b-099999', 'nothing like this'];

async function callerOf(db: Db) {
  const user = await db
    .selectFrom('users').innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.id as userId', 'login', 'role', 'organizationId', 'type as organizationType', 'contactId'])
    .where('login', '=', LOGIN).executeTakeFirstOrThrow();
  return { ...user, rules: [], actorId: null };
}

async function timed(ask: () => Promise<unknown>) {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

type Contender = { ask: (search: string) => Promise<unknown> };

/** Who begins changes from round to round, so that neither always meets what the other left warm. */
async function race(search: string, served: Contender, bare: Contender) {
  const times = { served: [] as number[], bare: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['served', 'bare'] as const) : (['bare', 'served'] as const);
    for (const who of order) {
      const took = await timed(() => (who === 'served' ? served : bare).ask(search));
      if (round >= 0) times[who].push(took);
    }
  }
  return times;
}

const ratioOf = ({ served, bare }: { served: number[]; bare: number[] }) => median(served) / median(bare);

/** The orders list with search over many orders: the API against its own SQL asked by the driver alone. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const embedded = await startEmbedded(folder);
  const db = openDatabase(embedded.connection, console.error);
  try {
    await prepareDatabase(db);
    await loadDemo(db, Math.floor(Date.now() / 1_000));
    await addOrders(db, ORDERS);
    const bare = await bareList(embedded.connection, await callerOf(db), SEARCHES);
    const served = await servedList(folder, LOGIN);
    const races = [];
    for (const search of SEARCHES) races.push(await race(search, served, bare));
    await served.close();
    await bare.close();
    const all = { served: races.flatMap((times) => times.served), bare: races.flatMap((times) => times.bare) };
    const figures = {
      orders: ORDERS,
      servedMs: rounded(median(all.served)),
      bareMs: rounded(median(all.bare)),
      ratio: rounded(ratioOf(all)),
      worstSearchRatio: rounded(Math.max(...races.map(ratioOf))),
    };
    return { holds: figures.ratio <= LIMIT, figures, limits: { ratio: LIMIT } };
  } finally {
    await db.destroy();
    await embedded.stop();
    removeData(folder);
  }
}
