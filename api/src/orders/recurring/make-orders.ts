import type { FieldError } from 'shared-contracts/common';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { DAY, HOUR, MINUTE_MS } from 'shared-contracts/values/time';
import { findAccount, notify } from '../../identity/public.ts';
import { createRouting } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, conflict, invalidFields } from '../../platform/errors/app-error.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { addDays, minutesOf, toLocalDate } from '../../platform/time/days.rules.ts';
import { findSubmissionContract } from '../core/order-writes.store.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { prepareOrders } from '../intake/save-orders.ts';
import { submitProblems } from '../intake/submit.rules.ts';
import { lockTemplate } from '../templates/order-templates.store.ts';
import { orderOn } from '../templates/save-order-templates.ts';
import { withPickupAt } from '../templates/template-dates.rules.ts';
import { moveOrderInTransaction } from '../transitions/move-order.ts';
import { listOccurrences, type Occurrence } from './recurrence.rules.ts';
import { findAnyRecurringOrder, findHolidays, type RecurringOrderRecord } from './recurring-orders.store.ts';
import type { RunError } from './recurring-orders.tables.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'orders.recurring': NoJobData;
  }
}

type MakeServices = Pick<Services, 'db' | 'now' | 'config' | 'mailer' | 'hooks' | 'jobs'>;

const INTERVAL_MS = 10 * MINUTE_MS;
const BATCH_SIZE = 50;
/** Runs more often than orders are needed, because days begin at different times in different zones. */
const LOOK_EVERY = HOUR;
/** Without the routing service the distance is an estimate, and the order is marked accordingly. */
const QUIET = { warn: () => undefined };
const WRITE_ORDERS = { model: 'order', action: 'write' } as const;

/** The user for whom orders are made, with their current access. @throws 409 if they may no longer create orders */
async function findOwner(db: Db, { createdBy }: RecurringOrderRecord): Promise<Caller> {
  const account = await findAccount(db, createdBy);
  if (!account || account.isBlocked || !hasAccess(account, WRITE_ORDERS))
    throw conflict('ownerWithoutAccess', 'The owner may no longer make orders');
  return { ...account, userId: createdBy, actorId: null };
}

/** Creates the order of an occurrence in the caller's transaction. @throws 409 or 422 if it can't be created */
async function makeOrder(
  services: MakeServices,
  tx: Db,
  recurring: RecurringOrderRecord,
  { day, time, phase }: Pick<Occurrence, 'day' | 'time' | 'phase'>,
): Promise<string> {
  const caller = await findOwner(tx, recurring);
  const owner = { ...caller, organizationId: recurring.organizationId };
  const template = await lockTemplate(tx, owner, phase.templateId);
  if (!template) throw conflict('templateMissing', 'The template was deleted');
  const input = orderOn({ input: withPickupAt(template.input, minutesOf(time)), timeZone: phase.timeZone }, day);
  const { pricing } = services.hooks;
  const orderServices = {
    db: tx,
    now: services.now,
    pricing,
    routing: createRouting({ config: services.config, now: services.now, log: QUIET }),
  };
  const prepared = await prepareOrders(orderServices, owner, [input]);
  if (prepared.errors[0]) throw prepared.errors[0];
  const contract = await findSubmissionContract(tx, input.contractId);
  const { organizationId } = recurring;
  const submission = { ...input, organizationId, stopCount: input.stops.length, contract };
  const { contractId } = submitProblems(submission, services.now());
  if (contractId) throw invalidFields({ contractId });
  const [id = ''] = await prepared.write(tx);
  if (recurring.isSubmitted)
    await moveOrderInTransaction(services, tx, { caller: owner }, id, { event: 'submit', reason: null });
  await publishOrderChanged(tx, id);
  return id;
}

const toRunError = ({ code, message, details }: AppError): RunError => ({
  code,
  message,
  fields: details.fields ?? ({} as Record<string, FieldError>),
});

const runKey = (recurring: RecurringOrderRecord, { day, time }: Pick<Occurrence, 'day' | 'time'>) => ({
  recurringOrderId: recurring.id,
  day,
  time,
});

/** Claims an occurrence: of several processes, the first one gets it, and the others wait until it has finished. */
async function claim(tx: Db, recurring: RecurringOrderRecord, occurrence: Occurrence, madeAt: number) {
  const claimed = await tx
    .insertInto('recurringOrderRuns')
    .values({ ...runKey(recurring, occurrence), orderId: null, error: null as never, madeAt })
    .onConflict((row) => row.doNothing())
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
}

const saveRun = (
  tx: Db,
  recurring: RecurringOrderRecord,
  { day, time }: Pick<Occurrence, 'day' | 'time'>,
  { orderId, error }: { orderId: string | null; error: RunError | null },
  madeAt: number,
) =>
  tx
    .updateTable('recurringOrderRuns')
    .set({ orderId, error: (error && JSON.stringify(error)) as never, madeAt })
    .where('recurringOrderId', '=', recurring.id)
    .where('day', '=', day)
    .where('time', '=', time)
    .execute();

/** Records why an order could not be created, and notifies its owner. */
const saveFailure = (
  services: MakeServices,
  recurring: RecurringOrderRecord,
  occurrence: Occurrence,
  error: RunError,
) =>
  inTransaction(services.db, async (tx) => {
    const now = services.now();
    if (!(await claim(tx, recurring, occurrence, now))) return;
    await saveRun(tx, recurring, occurrence, { orderId: null, error }, now);
    const template = recurring.phases.find(({ templateId }) => templateId === occurrence.phase.templateId)?.template;
    await notify(tx, null, {
      to: { userIds: [recurring.createdBy] },
      kind: 'recurringOrderFailed',
      subjectId: recurring.id,
      values: { template: template ?? '', day: occurrence.day, time: occurrence.time },
      at: now,
    });
  });

/** Creates an order exactly once: the claim and the order are in one transaction. */
async function makeOnce(
  services: MakeServices,
  recurring: RecurringOrderRecord,
  occurrence: Occurrence,
): Promise<void> {
  try {
    await inTransaction(services.db, async (tx) => {
      if (!(await claim(tx, recurring, occurrence, services.now()))) return;
      const orderId = await makeOrder(services, tx, recurring, occurrence);
      await saveRun(tx, recurring, occurrence, { orderId, error: null }, services.now());
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await saveFailure(services, recurring, occurrence, toRunError(error));
  }
}

/** Creates the missing orders of the coming days. */
async function makeComingOrders(services: MakeServices, id: string): Promise<void> {
  const { db } = services;
  const now = services.now();
  const recurring = await findAnyRecurringOrder(db, id);
  if (!recurring) return;
  // A day before and after, because "today" differs by zone; what is past is left out below.
  const from = toLocalDate(now - DAY, 'UTC');
  const to = addDays(toLocalDate(now + DAY, 'UTC'), recurring.daysAhead);
  const holidays = await findHolidays(db, recurring.organizationId, addDays(from, -30));
  const made = await db
    .selectFrom('recurringOrderRuns')
    .select(['day', 'time'])
    .where('recurringOrderId', '=', id)
    .where('day', '>=', from)
    .execute();
  const keys = new Set(made.map(({ day, time }) => `${day} ${time}`));
  const coming = listOccurrences(recurring, holidays, from, to).filter(
    ({ day, time, at, phase }) =>
      at > now && day <= addDays(toLocalDate(now, phase.timeZone), recurring.daysAhead) && !keys.has(`${day} ${time}`),
  );
  for (const occurrence of coming) await makeOnce(services, recurring, occurrence);
}

/** Claims due recurring orders for a while, so that no other process handles them. */
const takeDue = (db: Db, now: number) =>
  db
    .updateTable('recurringOrders')
    .set({ dueAt: now + LOOK_EVERY })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('recurringOrders')
        .select('id')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

/** Creates the orders of recurring orders some days ahead. An unexpected error in one doesn't hold up the others. */
export const recurringOrderJob = periodicJob('orders.recurring', INTERVAL_MS, async (services: MakeServices) => {
  const errors: unknown[] = [];
  let due: { id: string }[];
  do {
    due = await takeDue(services.db, services.now());
    for (const { id } of due) await makeComingOrders(services, id).catch((error: unknown) => errors.push(error));
  } while (due.length === BATCH_SIZE);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} recurring orders failed`);
});

/**
 * Retries an order that could not be created.
 * @throws 409 if it has been created since; the reason if it still can't be
 */
export const retryRun = (
  services: MakeServices,
  recurring: RecurringOrderRecord,
  { day, time }: Pick<Occurrence, 'day' | 'time'>,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const run = await tx
      .selectFrom('recurringOrderRuns')
      .select('orderId')
      .where('recurringOrderId', '=', recurring.id)
      .where('day', '=', day)
      .where('time', '=', time)
      .where('error', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    const phase = recurring.phases.findLast(({ from }) => from <= day) ?? recurring.phases[0];
    if (!run || !phase) throw conflict('notFailed', 'This order has been made', { record: `${day} ${time}` });
    const orderId = await makeOrder(services, tx, recurring, { day, time, phase });
    await saveRun(tx, recurring, { day, time }, { orderId, error: null }, services.now());
  });
