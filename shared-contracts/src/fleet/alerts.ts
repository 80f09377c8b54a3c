import { z } from 'zod';
import { Id, listParam, NamedRef, pageOf, Paging, Revision, text, UnixTime } from '../common.ts';
import { ALERT_COMMENT_LIMITS } from '../values/field-limits.ts';
import { ALERT_ACTIONS, ALERT_DOCUMENTS, ALERT_KINDS, ALERT_SEVERITIES, ALERT_STATES } from '../values/fleet/alerts.ts';

export const Alert = z.object({
  id: Id,
  revision: Revision,
  kind: z.enum(ALERT_KINDS),
  severity: z.enum(ALERT_SEVERITIES),
  state: z.enum(ALERT_STATES),
  vehicle: NamedRef.nullable(),
  driver: NamedRef.nullable(),
  document: z.enum(ALERT_DOCUMENTS).nullable(),
  /** The name of the service interval. */
  service: z.string().nullable(),
  /** When the document expires or the service is due. */
  dueAt: UnixTime.nullable(),
  occurredAt: UnixTime,
  acknowledgedAt: UnixTime.nullable(),
  acknowledgedBy: NamedRef.nullable(),
  comment: z.string().nullable(),
  /** When its cause was gone. */
  endedAt: UnixTime.nullable(),
  actions: z.array(z.enum(ALERT_ACTIONS)),
});
export const AlertPage = pageOf(Alert);

/** `search`: by vehicle or driver. `from` and `to`: when it occurred. Without a state: the open ones. */
export const AlertQuery = Paging.extend({
  kind: listParam(z.enum(ALERT_KINDS)),
  severity: listParam(z.enum(ALERT_SEVERITIES)),
  state: z.enum(ALERT_STATES).default('open'),
  vehicleId: Id.optional(),
  driverId: Id.optional(),
  from: z.coerce.number().pipe(UnixTime).optional(),
  to: z.coerce.number().pipe(UnixTime).optional(),
});

export const AlertAcknowledgement = z.object({ comment: text(ALERT_COMMENT_LIMITS.comment).optional() });

export type Alert = z.infer<typeof Alert>;
export type AlertPage = z.infer<typeof AlertPage>;
export type AlertQuery = z.infer<typeof AlertQuery>;
export type AlertAcknowledgement = z.infer<typeof AlertAcknowledgement>;
