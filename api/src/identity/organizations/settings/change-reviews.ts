import { type MergeChange, SETTINGS } from 'shared-contracts/organizations';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { applySettings, decideChange, findChange, findPending, lockOrganization } from './changes.store.ts';
import { removeUnused } from './pictures.store.ts';
import { checkSettings } from './settings.checks.ts';
import { changed, fromAndTo, omit, pick, picturesIn, type Wanted } from './settings.rules.ts';
import { takenField } from './taken.store.ts';
import { settleChange, tellDecision } from './telling.ts';

type Means = Pick<Parts, 'db' | 'now' | 'config' | 'mail' | 'files'>;

const decided = () => conflict('changeDecided', 'Somebody has decided on this change already');
const changedMeanwhile = () =>
  conflict('changedMeanwhile', 'The organization has changed its request meanwhile, look at it again');

/** The change that still waits, and its organization, kept from all others until the transaction ends. Of another organization it is 404. */
async function lockPending(tx: Db, caller: Caller, id: string) {
  const found = await findChange(tx, id);
  if (!found || (!isRoot(caller) && found.organizationId !== caller.organizationId)) throw notFound();
  const organization = await lockOrganization(tx, found.organizationId);
  const pending = await findPending(tx, found.organizationId);
  if (!organization || pending?.id !== id) throw decided();
  return { organization, pending, wanted: changed(organization, pending.changes as Wanted) };
}

const settingsIn = (wanted: Wanted) => SETTINGS.filter((setting) => setting in wanted);

type Locked = Awaited<ReturnType<typeof lockPending>>;
type Verdict = { merged: Wanted; declined: Wanted; reason: string | null };

/** Writes a verdict down, once all of it is in force. */
async function conclude(
  tx: Db,
  means: Means,
  caller: Caller,
  { organization, pending, wanted }: Locked,
  { merged, declined, reason }: Verdict,
) {
  const { files, now } = means;
  const { id } = organization;
  const state = Object.keys(merged).length > 0 ? 'merged' : 'declined';
  await decideChange(tx, { id: pending.id, state, reason, caller, now: now() }, wanted);
  await removeUnused(tx, files, id, [...picturesIn(organization), ...picturesIn(wanted)]);
  const entries = [
    ['changeMerged', merged],
    ['changeDeclined', declined],
  ] as const;
  for (const [event, part] of entries.filter(([, settings]) => Object.keys(settings).length > 0)) {
    await record(tx, caller, {
      subject: 'organization',
      subjectId: id,
      organizationId: id,
      event,
      reason,
      changes: fromAndTo(organization, part),
      occurredAt: now(),
    });
  }
  await tellDecision(
    tx,
    means,
    caller,
    organization,
    { ...organization, ...merged },
    { merged: settingsIn(merged), declined: settingsIn(declined), reason },
  );
}

/** The named fields of a pending change become true, all others of it are declined. @returns the organization's id */
export const mergeChange = (
  means: Means,
  caller: Caller,
  id: string,
  { fields, revision }: MergeChange,
): Promise<string> =>
  inTransaction(means.db, async (tx) => {
    const locked = await lockPending(tx, caller, id);
    const { organization, pending, wanted } = locked;
    const isOther = revision !== undefined && revision !== pending.revision;
    if (isOther || fields?.some((field) => !Object.hasOwn(wanted, field))) throw changedMeanwhile();
    const merged = fields ? pick(wanted, fields) : wanted;
    await checkSettings(tx, organization, merged, means.config.ownMail);
    await applySettings(tx, organization.id, merged).catch(takenField);
    await conclude(tx, means, caller, locked, { merged, declined: omit(wanted, Object.keys(merged)), reason: null });
    return organization.id;
  });

async function withdraw(tx: Db, means: Means, caller: Caller, { organization, pending, wanted }: Locked) {
  const { id } = organization;
  const now = means.now();
  await decideChange(tx, { id: pending.id, state: 'withdrawn', reason: null, caller, now }, wanted);
  await removeUnused(tx, means.files, id, picturesIn(wanted));
  await record(tx, caller, {
    subject: 'organization',
    subjectId: id,
    event: 'changeWithdrawn',
    changes: fromAndTo(organization, wanted),
    occurredAt: now,
  });
  await settleChange(tx, means, id);
}

/** Root declines a change; the organization takes its own back. */
export const dropChange = (means: Means, caller: Caller, id: string, reason: string | null): Promise<void> =>
  inTransaction(means.db, async (tx) => {
    const locked = await lockPending(tx, caller, id);
    if (!isRoot(caller)) return withdraw(tx, means, caller, locked);
    return conclude(tx, means, caller, locked, { merged: {}, declined: locked.wanted, reason });
  });
