import { notify, settle } from '../../identity/notifications/notify.ts';
import { rootUsers } from '../../identity/organizations/registration.store.ts';
import type { Registry } from 'shared-contracts/values/areas';
import { quarantinedSince } from 'shared-contracts/values/resolve';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { isAddress } from '../../platform/mail-address.ts';
import { fill } from '../../platform/mail.letter.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Nothing, periodicJob } from '../../platform/periodic-job.ts';
import { record } from '../../platform/timeline.ts';
import type { Releases } from '../pages/releases.ts';
import { QUARANTINE_MAILS } from './quarantine.texts.ts';
import { canBeLeft, isFailing, WINDOW, withRelease } from './quarantine.rules.ts';
import {
  addQuarantine,
  endQuarantine,
  openQuarantines,
  ownOrganization,
  quarantinedReleases,
  triedReleases,
  type TriedRelease,
} from './quarantine.store.ts';

declare module '../../platform/jobs.ts' {
  interface JobData {
    'areas.quarantine': Nothing;
  }
}

const EVERY_MS = 15_000;

type Means = Pick<Parts, 'db' | 'now' | 'config' | 'jobs' | 'mail'> & { releases: Releases };
type News = { id: string; area: string; release: string; failed: number; tried: number };

/** Everybody who administers the platform hears of it, in the bell and by mail. */
async function tellRoot(tx: Db, { mail, config, now }: Means, { id, area, release, failed, tried }: News) {
  await notify(tx, null, {
    to: { role: 'root' },
    kind: 'releaseQuarantined',
    subjectId: id,
    values: { area, release },
    at: now(),
  });
  for (const { login, email, language } of await rootUsers(tx)) {
    const { subject, paragraphs, action } = QUARANTINE_MAILS[language];
    const values = { name: login, area, release, failed: String(failed), tried: String(tried) };
    const letter = {
      language,
      subject: fill(subject, values),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
      action: { label: action, url: `${config.publicUrl}/releases?view=releases` },
    };
    if (isAddress(email)) await mail.send(tx, { ...letter, to: email, organizationId: null });
  }
}

const sum = ({ people }: TriedRelease, of: 'tried' | 'failed') => people.reduce((all, one) => all + one[of], 0);

async function quarantine(means: Means, registry: Registry, tried: TriedRelease) {
  const { area, build } = tried;
  const [beganAt, counted] = [means.now(), { tried: sum(tried, 'tried'), failed: sum(tried, 'failed') }];
  await inTransaction(means.db, async (tx) => {
    const added = await addQuarantine(tx, { area, build, beganAt, ...counted });
    if (!added) return;
    const release = `${registry.releases[area]?.[build]?.version}+${build}`;
    const own = await ownOrganization(tx);
    if (own)
      await record(
        tx,
        { ...own, userId: null, actorId: null },
        {
          subject: 'release',
          subjectId: added.id,
          event: 'quarantined',
          changes: { name: { from: null, to: `${area} ${release}` } },
          occurredAt: beganAt,
        },
      );
    await tellRoot(tx, means, { id: added.id, area, release, ...counted });
  });
}

/** What an operator has lifted in the registry is lifted here as well. */
async function liftAsTheRegistrySays({ db, now }: Means, registry: Registry) {
  for (const { id, area, build, beganAt } of await openQuarantines(db)) {
    const isLifted = quarantinedSince(registry, { [area]: { [build]: beganAt } }, area, build) === undefined;
    if (isLifted)
      await inTransaction(db, async (tx) => {
        await endQuarantine(tx, id, now());
        await settle(tx, 'releaseQuarantined', id, now());
      });
  }
}

/** A release that fails too often is given to nobody, unless somebody would be left with nothing. */
export const quarantineWatch = periodicJob('areas.quarantine', EVERY_MS, async (means: Means) => {
  const { db, now, releases } = means;
  const registry = await releases.registry();
  if (!registry) return;
  await liftAsTheRegistrySays(means, registry);
  let quarantined = await quarantinedReleases(db);
  const hostApi = releases.shell()?.hostApi;
  for (const tried of await triedReleases(db, now() - WINDOW)) {
    const { area, build, people } = tried;
    const isKnown = registry.releases[area]?.[build] !== undefined && quarantined[area]?.[build] === undefined;
    if (!isKnown || !isFailing(people) || !canBeLeft(registry, tried, { quarantined, hostApi })) continue;
    await quarantine(means, registry, tried);
    quarantined = withRelease(quarantined, tried, now());
  }
});

/** Whoever is meant to see the release sees it again. @returns whether it was quarantined */
export async function liftQuarantine(
  { db, now }: Pick<Means, 'db' | 'now'>,
  caller: Caller,
  id: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await endQuarantine(tx, id, now());
    if (!ended) return false;
    await record(tx, caller, { subject: 'release', subjectId: id, event: 'lifted', occurredAt: now() });
    await settle(tx, 'releaseQuarantined', id, now());
    return true;
  });
}
