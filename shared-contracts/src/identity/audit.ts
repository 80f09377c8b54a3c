import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, text, UnixTime } from '../common.ts';
import { FieldChange } from '../timeline.ts';
import { REASON_CODES } from '../values/reasons.ts';

/** Earlier releases name people only by their logins. */
const Person = NamedRef.extend({ login: z.string().optional() });

/** An entry of any timeline: who did what to which record. */
export const AuditEntry = z.object({
  id: Id,
  /** The kind of record: `organization`, `user`, `partner`, `country`, `order`… */
  subject: z.string(),
  subjectId: Id,
  /** The record's name, also after it has been deleted. */
  name: z.string().nullable(),
  event: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  reasonCode: z.enum(REASON_CODES).nullish(),
  /** The organization that owns the timeline. */
  organization: NamedRef.nullable(),
  user: Person.nullable(),
  /** Set when someone else acted as this user. */
  actor: Person.nullable(),
  /** Set when an API key acted for this user. */
  apiKey: NamedRef.nullish(),
  changes: z.array(FieldChange),
  occurredAt: UnixTime,
  recordedAt: UnixTime,
});
export const AuditPage = pageOf(AuditEntry);

const optionalTimeParam = z.coerce.number().pipe(UnixTime).optional();
/**
 * `search`: in the names of the organization, the user and the actor. `userId`: the user or the actor. `from`, `to`: inclusive,
 * by the time of the event.
 */
export const AuditQuery = Paging.extend({
  subject: text(50).optional(),
  userId: Id.optional(),
  apiKeyId: Id.optional(),
  organizationId: Id.optional(),
  from: optionalTimeParam,
  to: optionalTimeParam,
});

/** A key to filter by; root's are of any organization. */
export const AuditApiKey = z.object({ id: Id, name: z.string(), prefix: z.string(), organization: z.string() });
export const AuditApiKeyPage = pageOf(AuditApiKey);

export type AuditApiKey = z.infer<typeof AuditApiKey>;
export type AuditEntry = z.infer<typeof AuditEntry>;
