import { z } from 'zod';
import { Id, Named, pageOf, Paging, requiredText, sortBy, Unix } from './common.ts';
import { Operation } from './network.ts';

/** What is left out of a new operation: no approver, nobody notified, no location. */
export const OperationInput = z.object({
  name: requiredText(100),
  /** Contacts with a user who may sign in and write orders. One who is both approves once. */
  approver1Id: Id.nullish(),
  approver2Id: Id.nullish(),
  /** Contacts with a user who may sign in: told of the stages of the operation's orders. */
  notificationContactIds: z.array(Id).max(50).optional(),
  locationIds: z.array(Id).max(100).optional(),
});
/** What is left out stays as it is. */
export const OperationChanges = OperationInput.partial();

export const OperationRow = Operation.extend({
  notificationContacts: z.array(Named),
  locations: z.array(Named),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const OperationQuery = Paging.extend({
  approverId: Id.optional(),
  sort: sortBy(['name', 'createdAt']).default('name'),
});
export const OperationPage = pageOf(OperationRow);

/** How many orders, and the numbers of the first of them. */
const Orders = z.object({ count: z.int(), numbers: z.array(z.string()) });
/** `waiting`: those of its orders that wait for an approver. */
export const OperationDetails = OperationRow.extend({ usedBy: Orders, waiting: Orders });

/** Who may be named in an operation: contacts with a user who may sign in. */
export const OperationPerson = Named.extend({ email: z.string() });
export const OperationPersonPage = pageOf(OperationPerson);

export type OperationInput = z.infer<typeof OperationInput>;
export type OperationChanges = z.infer<typeof OperationChanges>;
export type OperationRow = z.infer<typeof OperationRow>;
export type OperationQuery = z.infer<typeof OperationQuery>;
export type OperationDetails = z.infer<typeof OperationDetails>;
export type OperationPerson = z.infer<typeof OperationPerson>;
