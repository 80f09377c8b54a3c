import { z } from 'zod';
import { Id, listParam, NamedRef, pageOf, Paging, Revision, text, Time, UnixTime } from '../common.ts';
import { ALERT_COMMENT_LIMITS, MAX_URL_LENGTH } from '../values/field-limits.ts';
import {
  ALERT_ACTIONS,
  ALERT_DOCUMENTS,
  ALERT_KINDS,
  ALERT_ROLES,
  ALERT_RULE_LIMITS,
  ALERT_SEVERITIES,
  ALERT_STATES,
  HOURS_LIMITS,
} from '../values/fleet/alerts.ts';

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
  /** Kilometres or engine hours at which the service is due. */
  odometer: z.number().nullable(),
  engineHours: z.number().nullable(),
  /** The top speed and the limit, km/h. */
  speed: z.number().nullable(),
  limit: z.number().nullable(),
  /** The duration when the alert was raised. */
  minutes: z.number().nullable(),
  /** Kilometres moved without ignition, or away from the planned route. */
  distance: z.number().nullable(),
  /** The number of the trip. */
  trip: z.string().nullable(),
  /** The name of the location whose geofence was entered or left. */
  location: z.string().nullable(),
  /** The item that a driver reported as defective. */
  item: z.string().nullable(),
  /** Driving of a driver until the alert, and the most there may be, in minutes. */
  hours: z.object({ of: z.enum(HOURS_LIMITS), driven: z.int(), max: z.int() }).nullable(),
  /** When the document expires or the service is due. */
  dueAt: UnixTime.nullable(),
  occurredAt: UnixTime,
  acknowledgedAt: UnixTime.nullable(),
  acknowledgedBy: NamedRef.nullable(),
  comment: z.string().nullable(),
  /** When its cause ended. */
  endedAt: UnixTime.nullable(),
  actions: z.array(z.enum(ALERT_ACTIONS)),
});
export const AlertPage = pageOf(Alert);

/** Open alerts by severity. */
export const AlertCounts = z.object({ critical: z.int(), warning: z.int(), info: z.int() });

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

const { limit, minutes, distance, repeatMinutes, escalateMinutes, users, speedLimits } = ALERT_RULE_LIMITS;
const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max).nullable();
const ruleFields = {
  isOn: z.boolean(),
  /** Null: as each alert has it. */
  severity: z.enum(ALERT_SEVERITIES).nullable(),
  byBell: z.boolean(),
  byMail: z.boolean(),
  /** Nothing is announced in between; in the time zone of the user who saved the rule. */
  quietFrom: Time.nullable(),
  quietTo: Time.nullable(),
  /** Repeats until it is acknowledged. */
  repeatMinutes: within(repeatMinutes),
  escalateMinutes: within(escalateMinutes),
  /** See `AlertRuleParams`. */
  limit: within(limit),
  minutes: within(minutes),
  distance: within(distance).default(null),
  hoursFrom: Time.nullable(),
  hoursTo: Time.nullable(),
};
const Limit = z.int().min(limit.min).max(limit.max);
const UserIds = z.array(Id).max(users);
const Roles = z.array(z.enum(ALERT_ROLES)).max(ALERT_ROLES.length);

/** How an organization is alerted of a kind. */
export const AlertRule = z.object({
  id: z.enum(ALERT_KINDS),
  kind: z.enum(ALERT_KINDS),
  revision: Revision,
  ...ruleFields,
  timeZone: z.string(),
  /** Without people and roles: those who manage vehicles or drivers. */
  users: z.array(NamedRef),
  roles: Roles,
  /** Without people and roles: the admins. */
  escalateUsers: z.array(NamedRef),
  escalateRoles: Roles,
  /** Contacts who also get an email, in their language. */
  contacts: z.array(NamedRef),
  /** The address to which each alert is posted; hidden from those who can't change the rule. */
  webhookUrl: z.string().nullable(),
  /** See `SpeedLimits`. */
  typeLimits: z.array(z.object({ vehicleType: NamedRef, limit: Limit })),
  zoneLimits: z.array(z.object({ location: NamedRef, limit: Limit })),
  actions: z.array(z.enum(['edit', 'webhook'])),
});
export const AlertRulePage = pageOf(AlertRule);
export const AlertRuleKindParams = z.object({ kind: z.enum(ALERT_KINDS) });
export const AlertRuleInput = z.object({
  ...ruleFields,
  userIds: UserIds,
  escalateUserIds: UserIds,
  /** Omitted, like contacts and the webhook: as they are. */
  roles: Roles.optional(),
  escalateRoles: Roles.optional(),
  contactIds: UserIds.optional(),
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .max(MAX_URL_LENGTH)
    .nullish(),
  typeLimits: z
    .array(z.object({ vehicleTypeId: Id, limit: Limit }))
    .max(speedLimits)
    .default([]),
  zoneLimits: z
    .array(z.object({ locationId: Id, limit: Limit }))
    .max(speedLimits)
    .default([]),
});
/** People whom a rule can name. */
export const AlertRecipientPage = pageOf(NamedRef);

export type AlertRule = z.infer<typeof AlertRule>;
export type AlertRulePage = z.infer<typeof AlertRulePage>;
export type AlertRuleInput = z.infer<typeof AlertRuleInput>;
export type Alert = z.infer<typeof Alert>;
export type AlertCounts = z.infer<typeof AlertCounts>;
export type AlertPage = z.infer<typeof AlertPage>;
export type AlertQuery = z.infer<typeof AlertQuery>;
export type AlertAcknowledgement = z.infer<typeof AlertAcknowledgement>;
