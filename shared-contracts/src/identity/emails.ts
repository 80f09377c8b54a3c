import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, UnixTime } from '../common.ts';

/** `kept`: stays in the outbox because no mail server is configured. */
export const EMAIL_STATES = ['queued', 'kept', 'sent', 'failed'] as const;

export const EmailRow = z.object({
  id: Id,
  recipient: z.string(),
  subject: z.string(),
  organization: NamedRef.nullable(),
  state: z.enum(EMAIL_STATES),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: UnixTime,
  sentAt: UnixTime.nullable(),
  actions: z.array(z.enum(['retry'])),
});
export const EmailAttachment = z.object({
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** Requires the session token. */
  url: z.string(),
});
export const Email = EmailRow.extend({ text: z.string(), html: z.string(), attachments: z.array(EmailAttachment) });
/** `position`: zero-based, in the order of the email. */
export const EmailAttachmentParams = z.object({ id: Id, position: z.coerce.number().int().min(0).max(1_000) });
export const EmailPage = pageOf(EmailRow);
export const EmailQuery = Paging.extend({ state: z.enum(EMAIL_STATES).optional() });

/** `attempts`: reset by a retry. */
export const FailedJob = z.object({
  id: Id,
  name: z.string(),
  error: z.string().nullable(),
  attempts: z.int(),
  createdAt: UnixTime,
  failedAt: UnixTime.nullable(),
  actions: z.array(z.enum(['retry'])),
});
export const FailedJobPage = pageOf(FailedJob);
export const FailedJobQuery = Paging.omit({ search: true });

export type EmailState = (typeof EMAIL_STATES)[number];
export type EmailRow = z.infer<typeof EmailRow>;
export type Email = z.infer<typeof Email>;
export type EmailAttachment = z.infer<typeof EmailAttachment>;
export type FailedJob = z.infer<typeof FailedJob>;
