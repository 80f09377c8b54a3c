import { sql } from 'kysely';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { listSeals } from './audit-seals.store.ts';
import { verifyAudit } from './verify-audit.ts';

const portal = testApp();
const MIDNIGHT = TEST_NOW - (TEST_NOW % DAY);
const SUBJECT_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

afterEach(async () => {
  portal.clock.now = TEST_NOW;
  await sql`truncate timeline_entries, audit_seals, audit_redactions`.execute(portal.db);
});

async function seal(now: number) {
  portal.clock.now = now;
  await portal.app.jobs.enqueue(portal.db, 'audit.seal', {});
  await portal.app.jobs.runDue();
}

/** Entries of three days, with changes. */
async function recordDays() {
  const user = await createBuilders(portal.db, TEST_NOW).user();
  await sql`truncate timeline_entries`.execute(portal.db);
  const caller = { userId: user.id, actorId: null, organizationId: user.organizationId };
  for (const day of [0, 1, 1, 2])
    await recordTimeline(portal.db, caller, {
      subject: 'order',
      subjectId: SUBJECT_ID,
      event: 'edit',
      changes: { reference: [null, `R${day}`] },
      occurredAt: MIDNIGHT + day * DAY + 5 * HOUR,
    });
}

async function sealThreeDays() {
  await recordDays();
  for (const day of [1, 2, 3]) await seal(MIDNIGHT + day * DAY + HOUR);
}

test('seals each day once, an hour after it has ended', async () => {
  await recordDays();
  await seal(MIDNIGHT + DAY + HOUR - 1);
  expect(await listSeals(portal.db)).toEqual([]);
  await seal(MIDNIGHT + DAY + HOUR);
  await seal(MIDNIGHT + DAY + 9 * HOUR);
  expect(await listSeals(portal.db)).toMatchObject([{ endsAt: MIDNIGHT + DAY, entries: 1 }]);
  await seal(MIDNIGHT + 3 * DAY + HOUR);
  expect(await listSeals(portal.db)).toMatchObject([{ entries: 1 }, { endsAt: MIDNIGHT + 3 * DAY, entries: 3 }]);
  expect(await verifyAudit(portal.db)).toEqual({
    days: 2,
    entries: 4,
    redacted: 0,
    lastSeal: { endsAt: MIDNIGHT + 3 * DAY, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    broken: null,
  });
});

test('seals a day without entries, so that none can be added later', async () => {
  await seal(MIDNIGHT + DAY + HOUR);
  await seal(MIDNIGHT + 2 * DAY + HOUR);
  expect(await listSeals(portal.db)).toMatchObject([{ entries: 0 }, { entries: 0 }]);
  expect(await verifyAudit(portal.db)).toMatchObject({ days: 2, entries: 0, broken: null });
});

test.each([
  [
    'a changed value',
    sql`update timeline_entries set changes = '{"reference":[null,"forged"]}' where position = any(array(select position from timeline_entries order by position offset 1 limit 1))`,
    2,
  ],
  [
    'another user',
    sql`update timeline_entries set user_id = gen_random_uuid() where position in (select max(position) - 1 from timeline_entries)`,
    2,
  ],
  [
    'a removed entry',
    sql`delete from timeline_entries where position in (select min(position) + 1 from timeline_entries)`,
    1,
  ],
  ['a removed day', sql`delete from audit_seals where ends_at = ${MIDNIGHT + 2 * DAY}`, 1],
])('finds %s', async (_name, tamper, entries) => {
  await sealThreeDays();
  expect((await verifyAudit(portal.db)).broken).toBeNull();
  await tamper.execute(portal.db);
  expect((await verifyAudit(portal.db)).broken).toMatchObject({ entries });
});

test('detects an entry that was changed and sealed again, by a hash that was stored elsewhere', async () => {
  await sealThreeDays();
  const before = (await verifyAudit(portal.db)).lastSeal;
  await sql`update timeline_entries set event = 'deleted'`.execute(portal.db);
  await sql`truncate audit_seals`.execute(portal.db);
  await seal(MIDNIGHT + 3 * DAY + HOUR);
  const { broken, lastSeal } = await verifyAudit(portal.db);
  expect([broken, lastSeal?.endsAt]).toEqual([null, before?.endsAt]);
  expect(lastSeal?.hash).not.toBe(before?.hash);
});
