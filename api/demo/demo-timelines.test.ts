import { listApprovers } from '../src/orders/stages/order-actor.rules.ts';
import { ORDER_TRANSITIONS } from '../src/orders/stages/order-stage-table.rules.ts';
import { TEST_NOW, testApp } from '../src/platform/testing/test-app.ts';

const portal = testApp({ isDemo: true });

const timelineOf = (subject: string) =>
  portal.db.selectFrom('timelineEntries').selectAll().where('subject', '=', subject).orderBy('position').execute();

test('every order timeline follows the stage table up to the current stage, without future entries', async () => {
  const entries = Map.groupBy(await timelineOf('order'), ({ subjectId }) => subjectId);
  const orders = await portal.db
    .selectFrom('orders')
    .innerJoin('operations', 'operations.id', 'orders.operationId')
    .select(['orders.id', 'orders.stage', 'stageChangedAt', 'operationId', 'approver1Id', 'approver2Id'])
    .execute();
  for (const { id, stage, stageChangedAt, approver1Id, approver2Id } of orders) {
    // Offers and tenders are recorded in addition to the stages.
    const [first, ...rest] = (entries.get(id) ?? []).filter(({ toStage }) => toStage !== null);
    expect(first).toMatchObject({ event: 'save', fromStage: null, toStage: 'saved' });
    let [at, time] = ['saved', first?.occurredAt ?? 0];
    for (const { event, fromStage, toStage, occurredAt } of rest) {
      expect(fromStage).toBe(at);
      expect(
        ORDER_TRANSITIONS.filter(
          (row) => row.event === event && row.to === toStage && row.from.some((from) => from === at),
        ),
      ).not.toEqual([]);
      expect(occurredAt).toBeGreaterThanOrEqual(time);
      [at, time] = [toStage ?? '', occurredAt];
    }
    expect([at, time]).toEqual([stage, stageChangedAt]);
    expect(time).toBeLessThanOrEqual(TEST_NOW);
    const approvals = rest.filter(({ event }) => event === 'approve').map(({ userId }) => userId);
    expect(approvals.length).toBeLessThanOrEqual(listApprovers(approver1Id, approver2Id).length);
    expect(new Set(approvals).size).toBe(approvals.length);
  }
});

test('every contract timeline leads from creation to its current state, with users of the right organization', async () => {
  const entries = Map.groupBy(await timelineOf('contract'), ({ subjectId }) => subjectId);
  const organizationOf = new Map(
    (await portal.db.selectFrom('users').select(['id', 'organizationId']).execute()).map(({ id, organizationId }) => [
      id,
      organizationId,
    ]),
  );
  const contracts = await portal.db.selectFrom('contracts').selectAll().execute();
  const versions = Map.groupBy(
    await portal.db.selectFrom('contractVersions').selectAll().orderBy('number').execute(),
    ({ contractId }) => contractId,
  );
  for (const { id, organizationId, partnerId, isDisabled } of contracts) {
    const lines = entries.get(id) ?? [];
    const verdicts = (versions.get(id) ?? []).flatMap(({ state }) => (state === 'unconfirmed' ? [] : [state]));
    expect(lines.map(({ event }) => event).filter((event) => ['confirmed', 'rejected'].includes(event))).toEqual(
      verdicts,
    );
    expect([lines[0]?.event, lines.some(({ event }) => event === 'disabled')]).toEqual(['created', isDisabled]);
    for (const { event, userId } of lines)
      expect(organizationOf.get(userId ?? '')).toBe(
        ['confirmed', 'rejected'].includes(event) ? partnerId : organizationId,
      );
    expect(lines.map(({ occurredAt }) => occurredAt)).toEqual(
      lines.map(({ occurredAt }) => occurredAt).toSorted((a, b) => a - b),
    );
  }
});
