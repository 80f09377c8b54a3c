import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBuilders } from '../../api/demo/builders.ts';
import { type Db, openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { median, rounded } from '../lib/median.ts';
import { within } from '../lib/within.ts';
import { serve, withApi } from './api/served.ts';
import { processorSeconds } from './scale/processor.ts';
import { startReceiver } from './webhooks/receiver.ts';
import { writeSteadily } from './webhooks/writers.ts';

/** The rate at which the writers are timed. */
const WANTED_PER_SECOND = 1_000;
/** Higher than the required rate, so that delivery is the bottleneck and not the writers. */
const OFFERED_PER_SECOND = 1_500;
const ROUNDS = 3;
const SECONDS = 6;
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;
/** `writersRatio`: the median time of a transaction with webhooks by that without. */
const LIMITS = { secondsFor1000: 1, apiSecondsFor1000: 1, writersRatio: 1.5, lost: 0, disordered: 0 };

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

async function addOffice(db: Db) {
  const build = createBuilders(db, Math.floor(Date.now() / 1_000), 'bench');
  const { id: organizationId } = await build.organization();
  const { login } = await build.user({ organizationId, role: 'admin', rules: 'all' });
  return { organizationId, login };
}

async function addWebhook({ url, headers }: { url: string; headers: Record<string, string> }, sink: string) {
  const answer = await fetch(`${url}/api/webhooks`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Sink', url: sink, topics: ['order'] }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

const turn = (db: Db, id: string, isOn: boolean) =>
  db
    .updateTable('webhookEndpoints')
    .set({ disabledAt: isOn ? null : 1 })
    .where('id', '=', id)
    .execute();

async function waitForAll({ ask }: Receiver, wanted: number) {
  const until = Date.now() + PATIENCE_MS;
  let seen = await ask();
  while (seen.received < wanted && Date.now() < until) {
    await wait(LOOK_EVERY_MS);
    seen = await ask();
  }
  return seen;
}

/**
 * Writers at 1,000 events per second, alternately without and with a webhook whose receiver is a real server; then at
 * 1,500, to measure how many are delivered.
 */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const db = openDatabase(connection, console.error);
  const receiver = await startReceiver();
  try {
    await prepareDatabase(db);
    const { organizationId, login } = await addOffice(db);
    return await withApi(await serve(folder, login, { PRIVATE_WEBHOOKS: 'true' }), async (api) => {
      const id = await addWebhook(api, receiver.url);
      const pace = { rate: WANTED_PER_SECOND, seconds: SECONDS };
      const [without, withWebhook, perSecond]: number[][] = [[], [], []];
      let written = 0;
      let coreSeconds = 0;
      let seen = await receiver.ask();
      const deliver = async (rate: number) => {
        const [started, before] = [Date.now(), processorSeconds(api.pid)];
        const { events, ms } = await writeSteadily(db, organizationId, { rate, seconds: SECONDS });
        written += events;
        seen = await waitForAll(receiver, written);
        coreSeconds += processorSeconds(api.pid) - before;
        return { ms, perSecond: (events * 1_000) / (seen.lastAt - started) };
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        await turn(db, id, false);
        without?.push((await writeSteadily(db, organizationId, pace)).ms);
        await turn(db, id, true);
        withWebhook?.push((await deliver(WANTED_PER_SECOND)).ms);
        perSecond?.push((await deliver(OFFERED_PER_SECOND)).perSecond);
      }
      const [writeMs, writeMsWithout] = [median(withWebhook ?? []), median(without ?? [])];
      const figures = {
        secondsFor1000: rounded(WANTED_PER_SECOND / median(perSecond ?? [])),
        apiSecondsFor1000: rounded((coreSeconds * WANTED_PER_SECOND) / written),
        events: written,
        perSecond: rounded(median(perSecond ?? [])),
        writeMsWithout: rounded(writeMsWithout),
        writeMs: rounded(writeMs),
        writersRatio: rounded(writeMs / writeMsWithout),
        lost: written - seen.received,
        repeated: seen.repeated,
        disordered: seen.disordered,
        load: rounded(loadavg()[0] ?? 0),
      };
      return { holds: within(figures, LIMITS), figures, limits: LIMITS };
    });
  } finally {
    receiver.close();
    await db.destroy();
    await stop();
    removeData(folder);
  }
}
