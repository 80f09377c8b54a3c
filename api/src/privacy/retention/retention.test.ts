import { sql } from 'kysely';
import {
  PLATFORM_RETENTION_KINDS,
  RETENTION,
  RETENTION_KINDS,
  type RetentionKind,
} from 'shared-contracts/values/identity/retention';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { verifyAudit } from '../../identity/public.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { BATCH_SIZE } from './retention-job.ts';

const TOKEN = 'a token for the metrics';
const portal = testApp({ config: { metricsToken: TOKEN } });
const build = () => createBuilders(portal.db, TEST_NOW);
const db = () => portal.db.withoutPlugins();

async function createOffice(role: 'admin' | 'root' = 'admin') {
  const organizationId = (await build().organization({ type: 'fleetOwner' })).id;
  const admin = await build().user({ organizationId, role, rules: 'all' });
  return { organizationId, admin };
}
type Office = Awaited<ReturnType<typeof createOffice>>;

async function run() {
  await portal.app.jobs.enqueue(portal.db, 'privacy.retention', {});
  await portal.app.jobs.runDue();
}
const choose = (by: { id: string }, kind: RetentionKind, days: number | null) =>
  portal.as(by).put(`/retention/${kind}`, { days });
const count = async (table: string, where: string) =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(db()))
      .rows[0]?.n,
  );

const addFile = async ({ organizationId }: Office) => {
  const { rows } = await sql<{ id: string }>`
    insert into files (organization_id, name, mime, bytes, content, created_at)
    values (${organizationId}, 'p.jpg', 'image/jpeg', 1, 'x', ${TEST_NOW}) returning id`.execute(db());
  return rows[0]?.id ?? '';
};

/** For each kind: adds a row with a time, and counts the remaining ones. */
const KINDS: Record<
  RetentionKind,
  { add: (office: Office, at: number) => Promise<unknown>; left: (office: Office) => Promise<number> }
> = {
  notifications: {
    add: ({ admin }, at) =>
      sql`insert into notifications (user_id, kind, values, created_at) values (${admin.id}, 'x', '{}', ${at})`.execute(
        db(),
      ),
    left: ({ admin }) => count('notifications', `user_id = '${admin.id}'`),
  },
  signInSources: {
    add: ({ admin }, at) =>
      sql`insert into sign_in_sources (user_id, source_hash, last_seen_at) values (${admin.id}, ${String(at)}, ${at})`.execute(
        db(),
      ),
    left: ({ admin }) => count('sign_in_sources', `user_id = '${admin.id}'`),
  },
  webhookDeliveries: {
    add: ({ organizationId }, at) =>
      sql`
      with endpoint as (
        insert into webhook_endpoints (organization_id, url, secret, created_at)
        values (${organizationId}, ${`https://x${at}.example`}, 's', 1) returning id)
      insert into webhook_deliveries (endpoint_id, type, body, state, created_at)
      select id, 't', '{}', 'delivered', ${at} from endpoint`.execute(db()),
    left: ({ organizationId }) =>
      count(
        'webhook_deliveries',
        `endpoint_id in (select id from webhook_endpoints where organization_id = '${organizationId}')`,
      ),
  },
  imports: {
    add: ({ organizationId, admin }, at) =>
      sql`
      insert into imports (organization_id, user_id, subject, file_name, digest, state, total, created_at)
      values (${organizationId}, ${admin.id}, 'cargo', 'f', ${String(at)}, 'finished', 0, ${at})`.execute(db()),
    left: ({ organizationId }) => count('imports', `organization_id = '${organizationId}'`),
  },
  positions: {
    add: async ({ organizationId }, at) => {
      const month = new Date(at * 1_000).toISOString().slice(0, 7).replace('-', '_');
      await sql
        .raw(
          `create table if not exists positions_test_${month}_${at} partition of positions for values from (${at}) to (${at + 1})`,
        )
        .execute(db())
        .catch(() => undefined);
      const { id } = await build().vehicle({ organizationId });
      await sql`insert into positions (vehicle_id, at, latitude, longitude, speed) values (${id}, ${at}, 7, 80, 1)`.execute(
        db(),
      );
    },
    left: ({ organizationId }) =>
      count('positions', `vehicle_id in (select id from vehicles where organization_id = '${organizationId}')`),
  },
  driverPlaces: {
    add: async ({ organizationId, admin }, at) => {
      const trip = await build().trip({ organizationId });
      await sql`
        insert into driver_events (user_id, key, trip_id, event, occurred_at, recorded_at, latitude, longitude, accuracy)
        values (${admin.id}, gen_random_uuid(), ${trip.id}, 'start', ${at}, ${at}, 7, 80, 5)`.execute(db());
    },
    left: ({ admin }) => count('driver_events', `user_id = '${admin.id}' and latitude is not null`),
  },
  mails: {
    add: ({ organizationId }, at) =>
      sql`
      insert into mails (organization_id, recipient, subject, text, html, state, created_at)
      values (${organizationId}, 'a@b.example', 's', 't', 'h', 'sent', ${at})`.execute(db()),
    left: ({ organizationId }) => count('mails', `organization_id = '${organizationId}'`),
  },
  tripMessages: {
    add: async ({ organizationId, admin }, at) => {
      const trip = await build().trip({ organizationId });
      await sql`
        insert into trip_messages (trip_id, organization_id, key, text, is_from_driver, created_by, occurred_at, created_at)
        values (${trip.id}, ${organizationId}, gen_random_uuid(), 'Hi', true, ${admin.id}, ${at}, ${at})`.execute(db());
    },
    left: ({ organizationId }) => count('trip_messages', `organization_id = '${organizationId}'`),
  },
  inspectionPhotos: {
    add: async (office, at) => {
      const { organizationId, admin } = office;
      const vehicle = await build().vehicle({ organizationId });
      const { id } = await build().inspection({
        organizationId,
        vehicleId: vehicle.id,
        createdBy: admin.id,
        recordedAt: at,
        occurredAt: at,
      });
      await sql`
        update inspection_items set file_id = ${await addFile(office)}, thumbnail_id = ${await addFile(office)}
        where inspection_id = ${id} and position = 0`.execute(db());
    },
    left: async ({ organizationId }) => (await count('files', `organization_id = '${organizationId}'`)) / 2,
  },
  declinedRegistrations: {
    add: ({ organizationId }, at) =>
      portal.db
        .insertInto('declinedRegistrations')
        .values({
          organizationId,
          name: organizationId,
          type: '3pl',
          registrationId: 'PV 1',
          contactName: 'Sena Perera',
          contactEmail: 'sena@declined.example',
          reason: null,
          registeredAt: 1,
          declinedAt: at,
        })
        .execute(),
    left: ({ organizationId }) => count('declined_registrations', `name = '${organizationId}'`),
  },
  administration: {
    add: ({ organizationId, admin }, at) =>
      sql`
      insert into timeline_entries (organization_id, subject, subject_id, event, user_id, occurred_at, recorded_at)
      values (${organizationId}, 'user', ${admin.id}, 'blocked', ${admin.id}, ${at}, ${at})`.execute(db()),
    left: ({ organizationId }) =>
      count('timeline_entries', `organization_id = '${organizationId}' and event = 'blocked'`),
  },
  billDocuments: {
    add: async (office, at) => {
      const { organizationId, admin } = office;
      const order = await build().order({ organizationId });
      const [fileId, thumbnailId] = [await addFile(office), await addFile(office)];
      await sql`
        with bill as (
          insert into bills (organization_id, order_id, created_at) values (${organizationId}, ${order.id}, 1) returning id)
        insert into bill_documents (organization_id, bill_id, file_id, thumbnail_id, created_by, created_at)
        select ${organizationId}, id, ${fileId}, ${thumbnailId}, ${admin.id}, ${at} from bill`.execute(db());
    },
    left: async ({ organizationId }) => (await count('files', `organization_id = '${organizationId}'`)) / 2,
  },
};

test.each(RETENTION_KINDS)('deletes %s older than the setting, and of no other organization', async (kind) => {
  const role = PLATFORM_RETENTION_KINDS.includes(kind) ? 'root' : 'admin';
  const [office, other] = [await createOffice(role), await createOffice(role)];
  const { min } = RETENTION[kind];
  const boundary = TEST_NOW - min * DAY;
  for (const owner of [office, other]) for (const at of [boundary - 1, boundary]) await KINDS[kind].add(owner, at);
  expect((await choose(office.admin, kind, min)).statusCode).toBe(200);
  expect((await choose(other.admin, kind, RETENTION[kind].max)).statusCode).toBe(200);
  await run();
  expect([await KINDS[kind].left(office), await KINDS[kind].left(other)]).toEqual([1, 2]);
  const metrics = (await portal.as(null, { authorization: `Bearer ${TOKEN}` }).get('/metrics')).body;
  expect(metrics).toContain(`consign_retention_deleted_total{kind="${kind}"} 1`);
});

test('retains everything without a setting, and bills for the legal years', async () => {
  const office = await createOffice();
  for (const kind of ['mails', 'tripMessages', 'billDocuments'] as const)
    await KINDS[kind].add(office, TEST_NOW - 3_000 * DAY);
  expect((await choose(office.admin, 'billDocuments', 3_649)).json()).toMatchObject({
    statusCode: 422,
    fields: { days: { code: 'outOfRange', params: { min: 3_650, max: 10_950 } } },
  });
  await choose(office.admin, 'billDocuments', 3_650);
  await run();
  for (const kind of ['mails', 'tripMessages', 'billDocuments'] as const)
    expect(await KINDS[kind].left(office)).toBe(1);
});

test('deletes declined registrations after two years, also those of before, unless root chooses otherwise', async () => {
  await portal.db.deleteFrom('retentionSettings').where('kind', '=', 'declinedRegistrations').execute();
  const office = await createOffice('root');
  const ages = [0, 729, 731].map((days) => TEST_NOW - days * DAY);
  for (const at of ages) await KINDS.declinedRegistrations.add(office, at);
  await portal.db
    .updateTable('declinedRegistrations')
    .set({ organizationId: null })
    .where('name', '=', office.organizationId)
    .execute();
  await run();
  expect(await KINDS.declinedRegistrations.left(office)).toBe(2);
  const { admin } = await createOffice();
  const kinds = (await portal.as(admin).get('/retention')).json().items.map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain('declinedRegistrations');
  expect((await choose(admin, 'declinedRegistrations', 30)).statusCode).toBe(404);
});

test('deletes more than one batch', async () => {
  const { admin, organizationId } = await createOffice();
  await sql`
    insert into mails (organization_id, recipient, subject, text, html, state, created_at)
    select ${organizationId}, 'a@b.example', 's', 't', 'h', 'sent', 1 from generate_series(1, ${2 * BATCH_SIZE + 3})`.execute(
    db(),
  );
  await choose(admin, 'mails', 30);
  await run();
  expect(await KINDS.mails.left({ admin, organizationId })).toBe(0);
});

test('the seals of the audit stay valid', async () => {
  const office = await createOffice();
  const midnight = TEST_NOW - (TEST_NOW % DAY) - 400 * DAY;
  await sql`truncate timeline_entries, audit_seals, audit_redactions`.execute(db());
  await KINDS.administration.add(office, midnight + 5);
  portal.clock.now = midnight + DAY + HOUR;
  await portal.app.jobs.enqueue(portal.db, 'audit.seal', {});
  await portal.app.jobs.runDue();
  portal.clock.now = TEST_NOW;
  await choose(office.admin, 'administration', 365);
  await run();
  expect(await KINDS.administration.left(office)).toBe(0);
  expect(await verifyAudit(portal.db)).toMatchObject({ broken: null, redacted: 1 });
});

test('is set by administrators of the organization, and recorded', async () => {
  const { admin, organizationId } = await createOffice();
  const clerk = await build().user({ organizationId, rules: 'all' });
  expect((await portal.as(clerk).get('/retention')).statusCode).toBe(403);
  expect((await choose(clerk, 'mails', 60)).statusCode).toBe(403);
  const rowOf = (items: { kind: string }[]) => items.find(({ kind }) => kind === 'mails');
  expect(rowOf((await portal.as(admin).get('/retention')).json().items)).toMatchObject({ days: null, isChosen: false });
  expect(rowOf((await choose(admin, 'mails', 60)).json().items)).toMatchObject({ days: 60, isChosen: true });
  expect(rowOf((await choose(admin, 'mails', null)).json().items)).toMatchObject({ days: null, isChosen: false });
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes'])
    .where('subject', '=', 'retention')
    .where('organizationId', '=', organizationId)
    .orderBy('position')
    .execute();
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({ event: 'updated', changes: { mails: { from: null, to: 60 } } });
  expect((await portal.as(admin).put('/retention/unknown', { days: 3 })).statusCode).toBe(422);
});
