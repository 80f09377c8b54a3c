import type { z } from 'zod';
import type { OrganizationInput, OrganizationPatch } from 'shared-contracts/identity/organizations';
import { findHostProblem, type HostProblem } from 'shared-contracts/values/identity/hosts';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidField, invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { encryptPassword } from '../settings/change-requests.ts';
import {
  updateSettings,
  deleteChange,
  findPendingChange,
  type LockedOrganization,
  lockOrganization,
  updateChange,
} from '../settings/changes.store.ts';
import { inviteContact, changeStatus } from './change-status.ts';
import { listCreatableTypes } from '../records/organization.rules.ts';
import { deleteUnusedPictures } from '../settings/pictures.store.ts';
import { insertOrganization } from '../registration/registration.store.ts';
import { assertValidSettings, findMissingLookups, validatePort } from '../settings/settings.checks.ts';
import {
  toStoredSettings,
  pickChanged,
  toTimelineChanges,
  listPictureIds,
  type SettingChanges,
} from '../settings/settings.rules.ts';
import {
  lockRegistrations,
  findTakenEmail,
  rethrowAsFieldError,
  findTakenRegistration,
} from '../records/uniqueness.store.ts';
import { resolveChangeNotifications } from '../emails/organization-notifications.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'config' | 'mailer' | 'files'>;
type Input = z.infer<typeof OrganizationInput>;
type Type = LockedOrganization['type'];

/** @param current the current type of the organization, which may stay */
function assertTypeAllowed({ organizationType }: Caller, type: Type, current?: Type) {
  if (type !== current && !listCreatableTypes(organizationType).includes(type))
    throw invalidField('type', 'invalid', 'Your organization cannot create this type');
}

const HOST_ERRORS: Record<HostProblem, string> = {
  invalid: 'Invalid value',
  address: 'A portal can’t be served under an IP address. Enter a domain name',
  development: 'Names that begin with dev, development, staging or test are for development',
  notPublic: 'Enter a domain name that can be found on the internet',
};

function assertServable(host: string | null | undefined) {
  const problem = host ? findHostProblem(host) : null;
  if (problem) throw invalidField('host', problem, HOST_ERRORS[problem]);
}

async function assertValidInput(tx: Db, { config }: Deps, input: Input) {
  const { countryId, registrationId, contactEmail } = input;
  const fields = {
    ...(await findMissingLookups(tx, input)),
    ...(await findTakenRegistration(tx, countryId, registrationId)),
    ...(await findTakenEmail(tx, contactEmail, false)),
    ...validatePort(input, config.organizationMail),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Creates an active organization and emails its contact a one-time password. @returns the organization's id */
export const createOrganization = (deps: Deps, caller: Caller, input: Input): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const { type = listCreatableTypes(caller.organizationType)[0] ?? '1pl', host, language, ...requested } = input;
    assertTypeAllowed(caller, type);
    if (host && !isRoot(caller)) throw invalidField('host', 'rootOnly', 'Only the platform can assign a host');
    assertServable(host);
    await lockRegistrations(tx);
    await assertValidInput(tx, deps, input);
    const { homeLinks = [], ...settings } = encryptPassword(deps.secret, toStoredSettings(requested), []);
    const { name, registrationId, contactName, contactEmail } = requested;
    const columns = {
      ...settings,
      name,
      registrationId,
      contactName,
      contactEmail,
      homeLinks: JSON.stringify(homeLinks),
    };
    const organization = await insertOrganization(tx, {
      ...columns,
      type,
      host: host || null,
      language,
      status: ORGANIZATION_STATUS.active,
      createdAt: deps.now(),
    });
    const { id } = organization;
    const timelineChanges = Object.fromEntries(
      Object.entries({ type, host, ...settings })
        .filter(([field]) => field !== 'smtpPassword')
        .map(([field, to]) => [field, { from: null, to: to ?? null }]),
    );
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: id,
      organizationId: id,
      event: 'created',
      changes: timelineChanges,
      occurredAt: deps.now(),
    });
    await inviteContact(tx, deps, caller, organization);
    return id;
  });

/** Drops settings from the pending change that root has just set. */
async function updatePendingChange(tx: Db, deps: Deps, organization: LockedOrganization, settings: SettingChanges) {
  const pending = await findPendingChange(tx, organization.id);
  if (!pending) return;
  const before = pending.changes as SettingChanges;
  const after = pickChanged({ ...organization, ...settings }, before);
  if (Object.keys(after).length === Object.keys(before).length) return;
  if (Object.keys(after).length > 0) await updateChange(tx, pending.id, after);
  else {
    await deleteChange(tx, pending.id);
    await resolveChangeNotifications(tx, deps, organization.id);
  }
}

type CoreFields = { type?: Type; host?: string | null };

/** Changed fields that only root can edit. */
function pickCoreChanges(
  caller: Caller,
  organization: LockedOrganization,
  { type, host }: Pick<z.infer<typeof OrganizationPatch>, 'type' | 'host'>,
): CoreFields {
  if (type) assertTypeAllowed(caller, type, organization.type);
  const core = { ...(type && { type }), ...(host !== undefined && { host: host || null }) };
  const changes: CoreFields = Object.fromEntries(
    Object.entries(core).filter(([field, value]) => value !== organization[field as keyof CoreFields]),
  );
  assertServable(changes.host);
  return changes;
}

async function applyEdit(
  tx: Db,
  deps: Deps,
  caller: Caller,
  organization: LockedOrganization,
  core: CoreFields,
  settingChanges: SettingChanges,
) {
  const { id, type, host } = organization;
  const names = [...Object.keys(core), ...Object.keys(settingChanges)];
  if (names.length === 0) return;
  await assertValidSettings(tx, organization, settingChanges, deps.config.organizationMail);
  await updateSettings(tx, id, settingChanges).catch(rethrowAsFieldError);
  if (Object.keys(core).length > 0)
    await tx.updateTable('organizations').set(core).where('id', '=', id).execute().catch(rethrowAsFieldError);
  await updatePendingChange(tx, deps, organization, settingChanges);
  await deleteUnusedPictures(tx, deps.files, id, listPictureIds(organization));
  const before = { type, host };
  const timelineChanges = {
    ...Object.fromEntries(
      Object.entries(core).map(([field, to]) => [field, { from: before[field as keyof CoreFields], to }]),
    ),
    ...toTimelineChanges(organization, settingChanges),
  };
  await recordTimeline(tx, caller, {
    subject: 'organization',
    subjectId: id,
    organizationId: id,
    event: 'edited',
    changes: timelineChanges,
    occurredAt: deps.now(),
  });
}

/** Applies changes by root immediately, without review. */
export const editOrganization = (
  deps: Deps,
  caller: Caller,
  id: string,
  { status, type, host, ...settings }: z.infer<typeof OrganizationPatch>,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const organization = await lockOrganization(tx, id);
    if (!organization) throw notFound();
    await assertRevision(tx, caller, 'organization', organization, seen);
    const core = pickCoreChanges(caller, organization, { type, host });
    const settingChanges = pickChanged(
      organization,
      encryptPassword(deps.secret, toStoredSettings(settings), [organization]),
    );
    await applyEdit(tx, deps, caller, organization, core, settingChanges);
    if (status !== undefined)
      await changeStatus(tx, deps, caller, { ...organization, ...settingChanges, ...core }, status);
  });
