import { z } from 'zod';
import { Id, Named, pageOf, Paging, text, Unix } from './common.ts';

/** A field of a record before and after; names stand in place of ids where they are known. */
export const AuditChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });

/** One line of any timeline: who did what to which record. */
export const AuditEntry = z.object({
  id: Id,
  /** What kind of record: `organization`, `user`, `partner`, `country`, `order`… */
  subject: z.string(),
  subjectId: Id,
  /** What the record is called, or was. */
  name: z.string().nullable(),
  event: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  /** In whose timeline it stands. */
  organization: Named.nullable(),
  user: Named.nullable(),
  /** Who acted under the user's name, when someone else did. */
  actor: Named.nullable(),
  changes: z.array(AuditChange),
  occurredAt: Unix,
  recordedAt: Unix,
});
export const AuditPage = pageOf(AuditEntry);

const moment = z.coerce.number().pipe(Unix).optional();
/** `userId`: by or as whom. `from` and `to`: when it happened, both included. */
export const AuditQuery = Paging.omit({ search: true }).extend({
  subject: text(50).optional(),
  userId: Id.optional(),
  organizationId: Id.optional(),
  from: moment,
  to: moment,
});

export type AuditChange = z.infer<typeof AuditChange>;
export type AuditEntry = z.infer<typeof AuditEntry>;
