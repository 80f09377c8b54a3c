import { isDeepStrictEqual } from 'node:util';
import type { OrganizationSettings } from 'shared-contracts/identity/organizations';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { encryptSecret, decryptSecret } from '../../../platform/security/encryption.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { deleteChange, findPendingChange, insertChange, lockOrganization, updateChange } from './changes.store.ts';
import { deleteUnusedPictures } from './pictures.store.ts';
import { assertValidSettings } from './settings.checks.ts';
import {
  toStoredSettings,
  toTimelineChanges,
  listPictureIds,
  type Settings,
  mergePendingChanges,
  type SettingChanges,
} from './settings.rules.ts';
import { resolveChangeNotifications, notifyRoot } from '../emails/organization-notifications.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'config' | 'mailer' | 'files'>;

/** An unchanged password keeps its stored ciphertext, so that it does not count as a change. */
export function encryptPassword(
  secret: string,
  changes: SettingChanges,
  existing: readonly (SettingChanges | Settings)[],
): SettingChanges {
  const { smtpPassword } = changes;
  if (!smtpPassword) return changes;
  const unchanged = existing
    .map((settings) => settings.smtpPassword)
    .find((encrypted) => encrypted && decryptSecret(secret, encrypted) === smtpPassword);
  return { ...changes, smtpPassword: unchanged ?? encryptSecret(secret, smtpPassword) };
}

type PendingChange = NonNullable<Awaited<ReturnType<typeof findPendingChange>>>;

/** @returns the timeline event for the pending change */
async function savePendingChange(
  tx: Db,
  { now }: Deps,
  caller: Caller,
  pending: PendingChange | undefined,
  changes: SettingChanges,
) {
  if (Object.keys(changes).length === 0) {
    if (pending) await deleteChange(tx, pending.id);
    return 'changeWithdrawn';
  }
  if (pending) await updateChange(tx, pending.id, changes, { userId: caller.userId, now: now() });
  else await insertChange(tx, { caller, changes, now: now() });
  return 'changeRequested';
}

/** Adds settings to the pending change of an organization, which takes effect when root merges it. */
export const requestChange = (
  deps: Deps,
  caller: Caller,
  settings: OrganizationSettings,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { now, secret, config, files } = deps;
    const organization = await lockOrganization(tx, caller.organizationId);
    if (!organization) throw notFound();
    await assertRevision(tx, caller, 'organization', organization, seen);
    const pending = await findPendingChange(tx, organization.id);
    const before = (pending?.changes ?? {}) as SettingChanges;
    const after = mergePendingChanges(
      organization,
      before,
      encryptPassword(secret, toStoredSettings(settings), [organization, before]),
    );
    if (isDeepStrictEqual(after, before)) return;
    await assertValidSettings(tx, organization, after, config.organizationMail);
    const event = await savePendingChange(tx, deps, caller, pending, after);
    await deleteUnusedPictures(tx, files, organization.id, listPictureIds(before));
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: organization.id,
      event,
      changes: toTimelineChanges(organization, after),
      occurredAt: now(),
    });
    await resolveChangeNotifications(tx, deps, organization.id);
    if (event === 'changeRequested') await notifyRoot(tx, deps, caller, organization);
  });
