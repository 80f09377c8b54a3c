import { type MergeChange, SETTING_FIELDS } from 'shared-contracts/identity/organizations';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, conflict, notFound } from '../../../platform/errors/app-error.ts';
import type { SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { updateSettings, decideChange, findChange, findPendingChange, lockOrganization } from './changes.store.ts';
import { deleteUnusedPictures } from './pictures.store.ts';
import { assertValidSettings } from './settings.checks.ts';
import { pickChanged, toTimelineChanges, omit, pick, listPictureIds, type SettingChanges } from './settings.rules.ts';
import { findRecipient } from '../records/details.store.ts';
import { rethrowAsFieldError } from '../records/uniqueness.store.ts';
import { resolveChangeNotifications, notifyDecision } from '../emails/organization-notifications.ts';

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'mailer' | 'files'>;

const alreadyDecided = () => conflict('changeDecided', 'This change has already been decided');

/** The requested change has fields that the caller hasn't seen, or lacks some. */
async function changeRevised(tx: Db, caller: Caller, { pending, changes }: LockedChange) {
  const message = 'The organization changed its request in the meantime. Review it again';
  const { revision, createdAt: at, userId: id } = pending;
  const by = id === null ? null : { id, name: (await findRecipient(tx, id)).name };
  return new AppError(409, 'changedMeanwhile', message, {
    conflict: { revision, at, by, fields: listSettings(changes), isOwn: id === caller.userId },
  });
}

/** Locks a pending change and its organization. @throws 404 for another organization's change, 409 when it is decided */
async function lockPendingChange(tx: Db, caller: Caller, id: string) {
  const change = await findChange(tx, id);
  if (!change || (!isRoot(caller) && change.organizationId !== caller.organizationId)) throw notFound();
  const organization = await lockOrganization(tx, change.organizationId);
  const pending = await findPendingChange(tx, change.organizationId);
  if (!organization || pending?.id !== id) throw alreadyDecided();
  return { organization, pending, changes: pickChanged(organization, pending.changes as SettingChanges) };
}

const listSettings = (changes: SettingChanges) => SETTING_FIELDS.filter((setting) => setting in changes);

type LockedChange = Awaited<ReturnType<typeof lockPendingChange>>;
type Decision = { merged: SettingChanges; declined: SettingChanges; reason: string | null };

/** Records a decision after the merged settings have been applied. */
async function applyDecision(
  tx: Db,
  deps: Deps,
  caller: Caller,
  { organization, pending, changes }: LockedChange,
  { merged, declined, reason }: Decision,
) {
  const { files, now } = deps;
  const { id } = organization;
  const state = Object.keys(merged).length > 0 ? 'merged' : 'declined';
  await decideChange(tx, { id: pending.id, state, reason, caller, now: now() }, changes);
  await deleteUnusedPictures(tx, files, id, [...listPictureIds(organization), ...listPictureIds(changes)]);
  const entries = [
    ['changeMerged', merged],
    ['changeDeclined', declined],
  ] as const;
  for (const [event, settings] of entries.filter(([, entrySettings]) => Object.keys(entrySettings).length > 0)) {
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: id,
      organizationId: id,
      event,
      reason,
      changes: toTimelineChanges(organization, settings),
      occurredAt: now(),
    });
  }
  await notifyDecision(
    tx,
    deps,
    caller,
    organization,
    { ...organization, ...merged },
    { merged: listSettings(merged), declined: listSettings(declined), reason },
  );
}

/** Applies the selected fields of a pending change and declines the others. @returns the organization's id */
export const mergeChange = (
  deps: Deps,
  caller: Caller,
  id: string,
  { fields, revision }: MergeChange,
): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const locked = await lockPendingChange(tx, caller, id);
    const { organization, pending, changes } = locked;
    const isStale = revision !== undefined && revision !== pending.revision;
    if (isStale || fields?.some((field) => !Object.hasOwn(changes, field)))
      throw await changeRevised(tx, caller, locked);
    const merged = fields ? pick(changes, fields) : changes;
    await assertValidSettings(tx, organization, merged, deps.config.organizationMail);
    await updateSettings(tx, organization.id, merged).catch(rethrowAsFieldError);
    await applyDecision(tx, deps, caller, locked, {
      merged,
      declined: omit(changes, Object.keys(merged)),
      reason: null,
    });
    return organization.id;
  });

async function withdrawChange(tx: Db, deps: Deps, caller: Caller, { organization, pending, changes }: LockedChange) {
  const { id } = organization;
  const now = deps.now();
  await decideChange(tx, { id: pending.id, state: 'withdrawn', reason: null, caller, now }, changes);
  await deleteUnusedPictures(tx, deps.files, id, listPictureIds(changes));
  await recordTimeline(tx, caller, {
    subject: 'organization',
    subjectId: id,
    event: 'changeWithdrawn',
    changes: toTimelineChanges(organization, changes),
    occurredAt: now,
  });
  await resolveChangeNotifications(tx, deps, id);
}

/** Root declines a change; the organization withdraws its own. */
export const declineOrWithdrawChange = (
  deps: Deps,
  caller: Caller,
  id: string,
  reason: string | null,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const locked = await lockPendingChange(tx, caller, id);
    if (seen !== undefined && seen !== locked.pending.revision) throw await changeRevised(tx, caller, locked);
    if (!isRoot(caller)) return withdrawChange(tx, deps, caller, locked);
    return applyDecision(tx, deps, caller, locked, { merged: {}, declined: locked.changes, reason });
  });
