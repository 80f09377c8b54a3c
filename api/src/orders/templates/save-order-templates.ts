import { OrderInput } from 'shared-contracts/orders/orders';
import type { OrderTemplateChanges, OrderTemplateInput } from 'shared-contracts/orders/order-templates';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, forbidden, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { addDays, isTimeZone, toLocalDate } from '../../platform/time/days.rules.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { findOrder } from '../core/order-records.store.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import { toOrderInput } from '../core/order-writes.store.ts';
import { mergeInput } from '../intake/order-input.rules.ts';
import type { Estimator } from '../intake/prediction.ts';
import { createOrder, prepareOrders } from '../intake/save-orders.ts';
import { isOrderOwner } from '../stages/order-actions.rules.ts';
import { deleteTemplate, findTemplate, insertTemplate, lockTemplate, updateTemplate } from './order-templates.store.ts';
import { type TemplateInput, toOrderInputOn, toTemplateInput } from './template-dates.rules.ts';

type TemplateServices = Pick<Services, 'db' | 'now'> & Estimator;
type Template = NonNullable<Awaited<ReturnType<typeof lockTemplate>>>;

function assertTimeZone(timeZone: string) {
  if (!isTimeZone(timeZone)) throw invalidField('timeZone', 'invalid', 'Unknown time zone');
}

export const tomorrow = (now: number, zone: string) => addDays(toLocalDate(now, zone), 1);

/** The stored input may lack fields that orders have gained since: the schema adds them. */
export const orderOn = ({ input, timeZone }: Pick<Template, 'input' | 'timeZone'>, day: string): OrderInput =>
  OrderInput.parse(toOrderInputOn(input, day, timeZone));

type Stored = { name: string; timeZone: string; input: TemplateInput };

const recordChange = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: { id: string; organizationId: string },
  event: 'created' | 'updated' | 'deleted',
  changes: Record<string, unknown>,
  occurredAt: number,
) =>
  recordTimeline(tx, caller, { subject: 'orderTemplate', subjectId: id, organizationId, event, changes, occurredAt });

const toFields = ({ input, ...fields }: Stored) => ({ ...fields, ...input });

async function lockSeenTemplate(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<Template> {
  const template = await lockTemplate(tx, caller, id);
  if (!template) throw notFound();
  await assertRevision(tx, caller, 'orderTemplate', template, seen);
  return template;
}

/**
 * Saves an order of the caller's organization as a template, without its reference.
 * @returns the id of the new template
 */
export const createTemplate = (
  { db, now }: TemplateServices,
  caller: Caller,
  { name, timeZone, orderId }: OrderTemplateInput,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    assertTimeZone(timeZone);
    const row = await findOrder(tx, caller, orderId).catch((error: unknown) => {
      throw error instanceof AppError ? invalidField('orderId', 'notFound', 'Order not found') : error;
    });
    if (!isOrderOwner(toRuleInput(caller, row).actor)) throw forbidden();
    const order = toOrderInput(row, await findOrderRelations(tx, orderId));
    const stored = { name, timeZone, input: toTemplateInput({ ...order, reference: null }, timeZone) };
    const { organizationId } = row;
    const template = await insertTemplate(tx, {
      ...stored,
      organizationId,
      createdBy: caller.userId,
      createdAt: now(),
    });
    await recordChange(tx, caller, template, 'created', diffFields({}, toFields(stored)), now());
    return template.id;
  });

/** @throws 422 by field, also for references that the organization may not use */
export const changeTemplate = (
  services: TemplateServices,
  caller: Caller,
  id: string,
  { name, timeZone, day, ...changes }: OrderTemplateChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const template = await lockSeenTemplate(tx, caller, id, seen);
    const before: Stored = { name: template.name, timeZone: template.timeZone, input: template.input };
    const after: Stored = { ...before, name: name ?? before.name, timeZone: timeZone ?? before.timeZone };
    assertTimeZone(after.timeZone);
    if (Object.keys(changes).length > 0) {
      const base = orderOn(after, day ?? tomorrow(services.now(), after.timeZone));
      const order = mergeInput(base, changes);
      // A template has no absolute dates, so none of them is in the past.
      const timeless = { ...services, db: tx, now: () => 0 };
      const owner = { ...caller, organizationId: template.organizationId };
      const [error] = (await prepareOrders(timeless, owner, [order])).errors;
      if (error) throw error;
      after.input = toTemplateInput(order, after.timeZone);
    }
    const changed = diffFields(toFields(before), toFields(after));
    if (Object.keys(changed).length === 0) return;
    await updateTemplate(tx, id, after);
    await recordChange(tx, caller, template, 'updated', changed, services.now());
  });

export const removeTemplate = ({ db, now }: TemplateServices, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const template = await lockSeenTemplate(tx, caller, id, seen);
    await deleteTemplate(tx, id, template.name);
    await recordChange(tx, caller, template, 'deleted', {}, now());
    return { id };
  });

/**
 * Creates a saved order from a template.
 * @returns the id of the order
 * @throws 422 for a past day, and by field for records that the organization may no longer use
 */
export async function createOrderFromTemplate(
  services: TemplateServices,
  caller: Caller,
  id: string,
  day: string,
): Promise<string> {
  const template = await findTemplate(services.db, caller, id);
  if (!template) throw notFound();
  if (day < toLocalDate(services.now(), template.timeZone)) throw invalidField('day', 'inPast', 'Day is in the past');
  const { organizationId } = template;
  return createOrder(services, { ...caller, organizationId }, orderOn(template, day));
}
