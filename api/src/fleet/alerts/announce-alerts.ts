import { MINUTE, MINUTE_MS } from 'shared-contracts/values/time';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { type AlertRuleSettings, getNoticeTime, getRepeatTime } from './alert-rule.rules.ts';
import { loadRules, type RuleLookup } from './alert-rules.store.ts';
import { toNamedAudience } from './alert-recipients.store.ts';
import { lockDueAlerts, type RaisedAlert, saveNoticeTimes } from './alert-changes.store.ts';
import { type NoticeServices, type Notice, replaceNotifications, sendNotice, toManagers } from './notify-alerts.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'fleet.alertNotices': NoJobData;
  }
}

type Ruled = { alert: RaisedAlert; rule: AlertRuleSettings };
const BATCH_SIZE = 500;

const withRules = (alerts: readonly RaisedAlert[], rules: RuleLookup): Ruled[] =>
  alerts.map((alert) => ({ alert, rule: rules(alert.organizationId, alert.kind) }));

/** Groups alerts with the same recipients and channels, to announce them together. */
function groupNotices(ruled: readonly Ruled[], isEscalation: boolean): Notice[] {
  const notices = ruled.map(({ alert, rule }) => {
    const named = isEscalation ? { userIds: rule.escalateUserIds, roles: rule.escalateRoles } : rule;
    const admins = { organizationId: alert.organizationId, access: { roles: ['admin'] } } as const;
    const everyone = isEscalation ? admins : toManagers(alert);
    const { byBell, byMail, timeZone, webhookEndpointId: endpointId } = rule;
    return {
      organizationId: alert.organizationId,
      to: toNamedAudience(named, alert) ?? everyone,
      byBell,
      byMail,
      contactIds: isEscalation ? [] : rule.contactIds,
      endpointId,
      timeZone,
      isEscalation,
      alerts: [alert],
    };
  });
  const groups = Map.groupBy(notices, ({ alerts: _alerts, ...notice }) => JSON.stringify(notice));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((notice) => ({ ...notice, alerts: group.flatMap(({ alerts }) => alerts) })),
  );
}

/** Announces due alerts, or defers them to the end of the quiet hours, and sets when to announce them next. */
async function announce(services: NoticeServices, tx: Db, ruled: readonly Ruled[], at: number, isFirst: boolean) {
  const dueNow = ruled.filter(({ rule }) => getNoticeTime(rule, at) === at);
  if (!isFirst)
    await replaceNotifications(
      tx,
      dueNow.map(({ alert }) => alert),
      at,
    );
  for (const notice of groupNotices(dueNow, false)) await sendNotice(services, tx, notice, at);
  const times = ruled.map(({ alert: { id, escalateAt }, rule }) => {
    const noticeAt = getNoticeTime(rule, at);
    const firstEscalation = rule.escalateMinutes === null ? null : noticeAt + rule.escalateMinutes * MINUTE;
    return {
      id,
      noticeAt: noticeAt > at ? noticeAt : getRepeatTime(rule, at),
      escalateAt: isFirst ? firstEscalation : escalateAt,
    };
  });
  await saveNoticeTimes(tx, isFirst ? times.filter((time) => time.noticeAt ?? time.escalateAt) : times);
}

/** Announces new alerts by the rules of their organizations. */
export async function announceNew(
  services: NoticeServices,
  tx: Db,
  raised: readonly RaisedAlert[],
  at: number,
): Promise<void> {
  if (raised.length === 0) return;
  const rules = await loadRules(
    tx,
    raised.map(({ organizationId }) => organizationId),
  );
  await announce(services, tx, withRules(raised, rules), at, true);
}

async function escalate(services: NoticeServices, tx: Db, ruled: readonly Ruled[], at: number) {
  for (const notice of groupNotices(ruled, true)) await sendNotice(services, tx, notice, at);
  await saveNoticeTimes(
    tx,
    ruled.map(({ alert: { id, noticeAt } }) => ({ id, noticeAt, escalateAt: null })),
  );
}

const isDue = (time: number | null, at: number) => time !== null && time <= at;

/** The locks make it once, however many processes run the job. @returns how many were due */
const announceBatch = (
  { db, mailer, webhooks, config }: NoticeServices & Pick<Services, 'db'>,
  at: number,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const services = { mailer, webhooks, config };
    const alerts = await lockDueAlerts(tx, at, BATCH_SIZE);
    if (alerts.length === 0) return 0;
    const rules = await loadRules(
      tx,
      alerts.map(({ organizationId }) => organizationId),
    );
    const ruled = withRules(alerts, rules);
    await announce(
      services,
      tx,
      ruled.filter(({ alert }) => isDue(alert.noticeAt, at)),
      at,
      false,
    );
    const escalated = await lockDueAlerts(tx, at, BATCH_SIZE);
    await escalate(services, tx, withRules(escalated, rules), at);
    return alerts.length;
  });

/** Sends notices deferred by quiet hours, repeats unacknowledged ones, and escalates them. */
export const alertAnnouncement = periodicJob(
  'fleet.alertNotices',
  MINUTE_MS,
  async (deps: Pick<Services, 'db' | 'now' | 'jobs' | 'mailer' | 'webhooks' | 'config'>) => {
    const at = deps.now();
    let due = BATCH_SIZE;
    while (due === BATCH_SIZE) due = await announceBatch(deps, at);
  },
);
