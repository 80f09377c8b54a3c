import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, requiredText, Revision, sortBy, UnixTime } from '../common.ts';
import { Operation } from '../identity/partners.ts';
import { FEASIBILITY_MODES } from '../values/orders/feasibility.ts';
import { OPERATION_LIMITS } from '../values/field-limits.ts';

export const OperationInput = z.object({
  name: requiredText(OPERATION_LIMITS.name),
  /** Contacts of active users who may write orders. The same contact in both fields approves once. */
  approver1Id: Id.nullish(),
  approver2Id: Id.nullish(),
  /** Contacts of active users who are notified of the stages of the operation's orders. */
  notificationContactIds: z.array(Id).max(OPERATION_LIMITS.notificationContactIds).optional(),
  /** How long a partner can accept an order of this operation; null if its orders need no acceptance. */
  acceptanceMinutes: z
    .int()
    .min(OPERATION_LIMITS.acceptanceMinutes.min)
    .max(OPERATION_LIMITS.acceptanceMinutes.max)
    .nullish(),
  locationIds: z.array(Id).max(OPERATION_LIMITS.locationIds).optional(),
  /** The effect of warnings when an order is sent for approval; a new operation ignores them by default. */
  feasibility: z.enum(FEASIBILITY_MODES).optional(),
});
/** Omitted fields keep their value. */
export const OperationChanges = OperationInput.partial();

export const OperationRow = Operation.extend({
  revision: Revision,
  notificationContacts: z.array(NamedRef),
  locations: z.array(NamedRef),
  acceptanceMinutes: z.int().nullable(),
  feasibility: z.enum(FEASIBILITY_MODES),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const OperationQuery = Paging.extend({
  approverId: Id.optional(),
  sort: sortBy(['name', 'createdAt']).default('name'),
});
export const OperationPage = pageOf(OperationRow);

/** The number of orders, and the numbers of the first ones. */
const OrderUsage = z.object({ count: z.int(), numbers: z.array(z.string()) });
/** `waiting`: orders that wait for an approver. */
export const OperationDetails = OperationRow.extend({ usedBy: OrderUsage, waiting: OrderUsage });

/** A contact that can be selected in an operation: it has an active user. */
export const OperationCandidate = NamedRef.extend({ email: z.string() });
export const OperationCandidatePage = pageOf(OperationCandidate);

export type OperationInput = z.infer<typeof OperationInput>;
export type OperationChanges = z.infer<typeof OperationChanges>;
export type OperationRow = z.infer<typeof OperationRow>;
export type OperationQuery = z.infer<typeof OperationQuery>;
export type OperationDetails = z.infer<typeof OperationDetails>;
export type OperationCandidate = z.infer<typeof OperationCandidate>;
