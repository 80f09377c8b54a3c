import { sql } from 'kysely';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { down, up } from '../../../../migrations/0680-anonymized-people.ts';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { verifyAudit } from './verify-audit.ts';

const portal = testApp();
const MIDNIGHT = TEST_NOW - (TEST_NOW % DAY);

/** Seals two days, and makes the seals those of the release before. */
async function sealInOldForm() {
  const { id: userId, organizationId } = await createBuilders(portal.db, TEST_NOW).user();
  await sql`truncate timeline_entries, audit_seals`.execute(portal.db);
  for (const day of [0, 0, 1]) {
    const occurredAt = MIDNIGHT + day * DAY + HOUR;
    const changes = { login: ['é', 'ü'] };
    const entry = { subject: 'user', subjectId: userId, event: 'updated', changes, occurredAt } as const;
    await recordTimeline(portal.db, { userId, actorId: null, organizationId }, entry);
  }
  for (const day of [1, 2]) {
    portal.clock.now = MIDNIGHT + day * DAY + HOUR;
    await portal.app.jobs.enqueue(portal.db, 'audit.seal', {});
    await portal.app.jobs.runDue();
  }
  await down(portal.db as never);
}

test('converts the seals of the release before, so that they still match their entries', async () => {
  await sealInOldForm();
  await up(portal.db as never);
  expect(await verifyAudit(portal.db)).toMatchObject({ days: 2, entries: 3, broken: null });
});

test('a seal that did not match its entries still does not', async () => {
  await sealInOldForm();
  await sql`update timeline_entries set event = 'forged' where position = (select min(position) from timeline_entries)`.execute(
    portal.db,
  );
  await up(portal.db as never);
  expect((await verifyAudit(portal.db)).broken).toMatchObject({ expectedEntries: 2 });
});
