import type { Registry } from 'shared-contracts/values/portal/areas';
import { getQuarantineStart } from 'shared-contracts/values/portal/resolve-releases';
import { notify, findRootUsers, resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import type { Services } from '../../platform/services/services.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import type { ReleaseSource } from '../pages/release-source.ts';
import { QUARANTINE_EMAILS } from './quarantine-email.texts.ts';
import { FAILURE_WINDOW, addQuarantinedRelease, hasFallback, isFailing } from './quarantine.rules.ts';
import {
  endQuarantine,
  type FailedRelease,
  findQuarantinedReleases,
  findRootOrganization,
  insertQuarantine,
  type QuarantineCause,
  listActiveQuarantines,
  listFailedReleases,
} from './quarantine.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'areas.quarantine': NoJobData;
  }
}

const INTERVAL_MS = 15_000;

export type QuarantineDeps = Pick<Services, 'db' | 'now' | 'config' | 'jobs' | 'mailer'> & { releases: ReleaseSource };
type QuarantinedRelease = { id: string; area: string; release: string } & QuarantineCause;

const toEmailValues = ({ area, release, failed, tried, vital, p75 }: QuarantinedRelease) => ({
  area,
  release,
  failed: String(failed),
  tried: String(tried),
  vital: vital?.toUpperCase() ?? '',
  p75: vital === 'cls' ? String(p75) : `${p75} ms`,
});

/** Notifies root users in the bell and by email. */
async function notifyRoot(tx: Db, { mailer, config, now }: QuarantineDeps, quarantine: QuarantinedRelease) {
  const { id, area, release, vital } = quarantine;
  await notify(tx, null, {
    to: { role: 'root' },
    kind: 'releaseQuarantined',
    subjectId: id,
    values: { area, release },
    at: now(),
  });
  for (const { name, email, language } of await findRootUsers(tx)) {
    const { subject, greeting, failing, poor, consequence, action } = QUARANTINE_EMAILS[language];
    const paragraphs = [greeting, vital ? poor : failing, consequence];
    const values = { name, ...toEmailValues(quarantine) };
    const content = {
      language,
      subject: fillPlaceholders(subject, values),
      paragraphs: paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
      action: { label: action, url: `${config.publicUrl}/releases?view=releases` },
    };
    if (isEmailAddress(email)) await mailer.send(tx, { ...content, to: email, organizationId: null });
  }
}

const sum = ({ counts }: FailedRelease, key: 'tried' | 'failed') =>
  counts.reduce((total, count) => total + count[key], 0);

/** Stops offering a release, and tells root. */
export async function quarantineRelease(
  deps: QuarantineDeps,
  registry: Registry,
  { area, build, ...cause }: { area: string; build: string } & QuarantineCause,
): Promise<void> {
  const beganAt = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const inserted = await insertQuarantine(tx, { area, build, beganAt, ...cause });
    if (!inserted) return;
    const release = `${registry.releases[area]?.[build]?.version}+${build}`;
    const rootOrganization = await findRootOrganization(tx);
    if (rootOrganization)
      await recordTimeline(
        tx,
        { ...rootOrganization, userId: null, actorId: null },
        {
          subject: 'release',
          subjectId: inserted.id,
          event: 'quarantined',
          changes: { name: { from: null, to: `${area} ${release}` } },
          occurredAt: beganAt,
        },
      );
    await notifyRoot(tx, deps, { id: inserted.id, area, release, ...cause });
  });
}

/** Ends the quarantines that an operator has lifted in the registry. */
async function endLiftedQuarantines({ db, now }: QuarantineDeps, registry: Registry) {
  for (const { id, area, build, beganAt } of await listActiveQuarantines(db)) {
    const isLifted = getQuarantineStart(registry, { [area]: { [build]: beganAt } }, area, build) === undefined;
    if (isLifted)
      await inTransaction(db, async (tx) => {
        await endQuarantine(tx, id, now());
        await resolveNotifications(tx, 'releaseQuarantined', id, now());
      });
  }
}

/** Quarantines releases that fail too often, as long as every host has another one. */
export const quarantineWatch = periodicJob('areas.quarantine', INTERVAL_MS, async (deps: QuarantineDeps) => {
  const { db, now, releases } = deps;
  const registry = await releases.getRegistry();
  if (!registry) return;
  await endLiftedQuarantines(deps, registry);
  let quarantined = await findQuarantinedReleases(db);
  const hostApi = releases.getShell()?.hostApi;
  for (const release of await listFailedReleases(db, now() - FAILURE_WINDOW)) {
    const { area, build, counts } = release;
    const isActive = registry.releases[area]?.[build] !== undefined && quarantined[area]?.[build] === undefined;
    if (!isActive || !isFailing(counts) || !hasFallback(registry, release, { quarantined, hostApi })) continue;
    const cause = { tried: sum(release, 'tried'), failed: sum(release, 'failed'), vital: null, p75: null };
    await quarantineRelease(deps, registry, { area, build, ...cause });
    quarantined = addQuarantinedRelease(quarantined, release, now());
  }
});

/** Offers a quarantined release again. @returns whether it was quarantined */
export async function liftQuarantine(
  { db, now }: Pick<QuarantineDeps, 'db' | 'now'>,
  caller: Caller,
  id: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await endQuarantine(tx, id, now());
    if (!ended) return false;
    await recordTimeline(tx, caller, { subject: 'release', subjectId: id, event: 'lifted', occurredAt: now() });
    await resolveNotifications(tx, 'releaseQuarantined', id, now());
    return true;
  });
}
