import type {
  AlertKind,
  AlertRole,
  AlertRuleParams,
  AlertSeverity,
  SpeedLimits,
} from 'shared-contracts/values/fleet/alerts';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { addDays, minutesOf, toLocalDate } from '../../platform/time/days.rules.ts';
import { getUtcOffset, parseLocalDateTime } from '../../platform/time/zone-time.rules.ts';

export type AlertRuleSettings = {
  isOn: boolean;
  /** Null: as each alert has it. */
  severity: AlertSeverity | null;
  byBell: boolean;
  byMail: boolean;
  /** Defaults to those who manage vehicles or drivers, without people and roles. */
  userIds: readonly string[];
  roles: readonly AlertRole[];
  quietFrom: string | null;
  quietTo: string | null;
  timeZone: string;
  repeatMinutes: number | null;
  escalateMinutes: number | null;
  /** Defaults to the admins, without people and roles. */
  escalateUserIds: readonly string[];
  escalateRoles: readonly AlertRole[];
  params: AlertRuleParams;
  /** Contacts who get an email too. */
  contactIds: readonly string[];
  /** The webhook that gets each alert. */
  webhookEndpointId: string | null;
};

const DEFAULT_TIME_ZONE = 'UTC';

const defaults = (changes: Partial<AlertRuleSettings> = {}): AlertRuleSettings => ({
  isOn: true,
  severity: null,
  byBell: true,
  byMail: true,
  userIds: [],
  roles: [],
  quietFrom: null,
  quietTo: null,
  timeZone: DEFAULT_TIME_ZONE,
  repeatMinutes: null,
  escalateMinutes: null,
  escalateUserIds: [],
  escalateRoles: [],
  params: {},
  contactIds: [],
  webhookEndpointId: null,
  ...changes,
});

/** km/h. */
export const DEFAULT_SPEED_LIMIT = 100;

/** Rules that apply without any configuration. */
export const DEFAULT_RULES: Readonly<Record<AlertKind, AlertRuleSettings>> = {
  documentExpires: defaults(),
  licenceExpires: defaults(),
  serviceDue: defaults(),
  serviceNeverRecorded: defaults(),
  speeding: defaults({ byMail: false, params: { limit: DEFAULT_SPEED_LIMIT, minutes: 1 } }),
  geofenceEntered: defaults({ isOn: false, byMail: false }),
  geofenceLeft: defaults({ isOn: false, byMail: false }),
  deviceSilent: defaults({ byMail: false, params: { minutes: DAY / MINUTE } }),
  sos: defaults(),
  batteryLow: defaults({ byMail: false }),
  inspectionDefect: defaults(),
  idling: defaults({ isOn: false, byMail: false, params: { minutes: 15 } }),
  tow: defaults(),
  routeLeft: defaults({ isOn: false, byMail: false, params: { distance: 10, minutes: 5 } }),
  driverHours: defaults({ byMail: false, params: { minutes: 30 } }),
};

type AlertRuleParamFields = {
  [Name in Exclude<keyof AlertRuleParams, keyof SpeedLimits>]?: AlertRuleParams[Name] | null;
};

/** The API's form: null for parameters that a rule doesn't set. */
export const toParamFields = ({
  limit = null,
  minutes = null,
  distance = null,
  hoursFrom = null,
  hoursTo = null,
}: AlertRuleParamFields) => ({
  limit,
  minutes,
  distance,
  hoursFrom,
  hoursTo,
});

type Clock = { from: string | null; to: string | null; timeZone: string };

/** Whether the local time is within a daily period, which may span midnight. False without a period. */
export function isWithin({ from, to, timeZone }: Clock, at: number): boolean {
  if (from === null || to === null) return false;
  const minute = Math.floor(((at + getUtcOffset(timeZone, at)) % DAY) / MINUTE);
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return start <= end ? minute >= start && minute < end : minute >= start || minute < end;
}

type Quiet = Pick<AlertRuleSettings, 'quietFrom' | 'quietTo' | 'timeZone'>;

/** When a due notice may be sent: now, or at the end of the quiet hours. */
export function getNoticeTime({ quietFrom: from, quietTo: to, timeZone }: Quiet, at: number): number {
  if (to === null || !isWithin({ from, to, timeZone }, at)) return at;
  const today = toLocalDate(at, timeZone);
  const ends = [today, addDays(today, 1)].map((day) => parseLocalDateTime(`${day} ${to}`, timeZone));
  return ends.find((end) => end !== null && end > at) ?? at;
}

type Repetition = Quiet & Pick<AlertRuleSettings, 'repeatMinutes'>;

/** When an unacknowledged alert is announced again; null if never. */
export const getRepeatTime = (rule: Repetition, at: number): number | null =>
  rule.repeatMinutes === null ? null : getNoticeTime(rule, at + rule.repeatMinutes * MINUTE);
