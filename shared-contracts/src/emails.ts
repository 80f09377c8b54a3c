import { z } from 'zod';
import { Id, Named, pageOf, Paging, Unix } from './common.ts';

/** `kept`: no mail server is configured. */
export const MAIL_STATES = ['queued', 'kept', 'sent', 'failed'] as const;

export const MailRow = z.object({
  id: Id,
  recipient: z.string(),
  subject: z.string(),
  organization: Named.nullable(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: Unix,
  sentAt: Unix.nullable(),
  actions: z.array(z.enum(['retry'])),
});
export const MailAttachment = z.object({
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** To be asked for with the session. */ url: z.string(),
});
export const Mail = MailRow.extend({ text: z.string(), html: z.string(), attachments: z.array(MailAttachment) });
/** `position`: from 0 on, as they stand in the mail. */
export const mailAttachment = z.object({ id: Id, position: z.coerce.number().int().min(0).max(1_000) });
export const MailPage = pageOf(MailRow);
export const MailQuery = Paging.extend({ state: z.enum(MAIL_STATES).optional() });

/** `attempts`: how often it was tried; what is tried again begins anew. */
export const FailedJob = z.object({
  id: Id,
  name: z.string(),
  error: z.string().nullable(),
  attempts: z.int(),
  createdAt: Unix,
  failedAt: Unix.nullable(),
  actions: z.array(z.enum(['retry'])),
});
export const FailedJobPage = pageOf(FailedJob);
export const FailedJobQuery = Paging.omit({ search: true });

export type MailState = (typeof MAIL_STATES)[number];
export type MailRow = z.infer<typeof MailRow>;
export type Mail = z.infer<typeof Mail>;
export type MailAttachment = z.infer<typeof MailAttachment>;
export type FailedJob = z.infer<typeof FailedJob>;
