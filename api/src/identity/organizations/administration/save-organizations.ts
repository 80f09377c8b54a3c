import type { z } from 'zod';
import type { OrganizationInput, OrganizationPatch } from 'shared-contracts/organizations';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidField, invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { withSeal } from './change-requests.ts';
import {
  applySettings,
  deleteChange,
  findPending,
  type Locked,
  lockOrganization,
  updateChange,
} from './changes.store.ts';
import { inviteContact, moveTo } from './moves.ts';
import { typesFor } from './organization.rules.ts';
import { removeUnused } from './pictures.store.ts';
import { insertOrganization } from './registration.store.ts';
import { checkSettings, missingLookups, wrongPort } from './settings.checks.ts';
import { asStored, changed, fromAndTo, picturesIn, type Wanted } from './settings.rules.ts';
import { oneAtATime, takenEmail, takenField, takenRegistration } from './taken.store.ts';
import { settleChange } from './telling.ts';

type Means = Pick<Parts, 'db' | 'now' | 'secret' | 'config' | 'mail' | 'files'>;
type Input = z.infer<typeof OrganizationInput>;
type Type = Locked['type'];

const ACTIVE = 1;

/** @param present the type that it has already stays a choice */
function demandType({ organizationType }: Caller, type: Type, present?: Type) {
  if (type !== present && !typesFor(organizationType).includes(type))
    throw invalidField('type', 'invalid', 'Your organization cannot make this type');
}

/** A host is an address of the platform, which only root gives away. */
function demandHost(caller: Caller, host: string | null | undefined) {
  if (host && !isRoot(caller)) throw invalidField('host', 'rootOnly', 'Only the platform gives a host');
}

async function demandFree(tx: Db, { config }: Means, input: Input) {
  const { countryId, registrationId, contactEmail } = input;
  const fields = {
    ...(await missingLookups(tx, input)),
    ...(await takenRegistration(tx, countryId, registrationId)),
    ...(await takenEmail(tx, contactEmail, false)),
    ...wrongPort(input, config.ownMail),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** An organization that works at once; its contact is mailed how to sign in. @returns its id */
export const createOrganization = (means: Means, caller: Caller, input: Input): Promise<string> =>
  inTransaction(means.db, async (tx) => {
    const { type = typesFor(caller.organizationType)[0] ?? '1pl', host, language, ...asked } = input;
    demandType(caller, type);
    demandHost(caller, host);
    await oneAtATime(tx);
    await demandFree(tx, means, input);
    const { homeLinks = [], ...settings } = withSeal(means.secret, asStored(asked), []);
    const { name, registrationId, contactName, contactEmail } = asked;
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
      status: ACTIVE,
      createdAt: means.now(),
    });
    const { id } = organization;
    const changes = Object.fromEntries(
      Object.entries({ type, host, ...settings })
        .filter(([field]) => field !== 'smtpPassword')
        .map(([field, to]) => [field, { from: null, to: to ?? null }]),
    );
    await record(tx, caller, {
      subject: 'organization',
      subjectId: id,
      organizationId: id,
      event: 'created',
      changes,
      occurredAt: means.now(),
    });
    await inviteContact(tx, means, caller, organization);
    return id;
  });

/** What waits for review is only what still differs. */
async function keepWaiting(tx: Db, means: Means, organization: Locked, wanted: Wanted) {
  const pending = await findPending(tx, organization.id);
  if (!pending) return;
  const before = pending.changes as Wanted;
  const after = changed({ ...organization, ...wanted }, before);
  if (Object.keys(after).length === Object.keys(before).length) return;
  if (Object.keys(after).length > 0) await updateChange(tx, pending.id, after);
  else {
    await deleteChange(tx, pending.id);
    await settleChange(tx, means, organization.id);
  }
}

type Core = { type?: Type; host?: string | null };

/** What root changes besides the settings. */
function coreChanges(
  caller: Caller,
  organization: Locked,
  { type, host }: Pick<z.infer<typeof OrganizationPatch>, 'type' | 'host'>,
): Core {
  if (type) demandType(caller, type, organization.type);
  const asked = { ...(type && { type }), ...(host !== undefined && { host: host || null }) };
  return Object.fromEntries(
    Object.entries(asked).filter(([field, value]) => value !== organization[field as keyof Core]),
  );
}

async function edit(tx: Db, means: Means, caller: Caller, organization: Locked, core: Core, wanted: Wanted) {
  const { id, type, host } = organization;
  const names = [...Object.keys(core), ...Object.keys(wanted)];
  if (names.length === 0) return;
  await checkSettings(tx, organization, wanted, means.config.ownMail);
  await applySettings(tx, id, wanted).catch(takenField);
  if (Object.keys(core).length > 0)
    await tx.updateTable('organizations').set(core).where('id', '=', id).execute().catch(takenField);
  await keepWaiting(tx, means, organization, wanted);
  await removeUnused(tx, means.files, id, picturesIn(organization));
  const before = { type, host };
  const changes = {
    ...Object.fromEntries(
      Object.entries(core).map(([field, to]) => [field, { from: before[field as keyof Core], to }]),
    ),
    ...fromAndTo(organization, wanted),
  };
  await record(tx, caller, {
    subject: 'organization',
    subjectId: id,
    organizationId: id,
    event: 'edited',
    changes,
    occurredAt: means.now(),
  });
}

/** What root changes counts at once, its status too. */
export const editOrganization = (
  means: Means,
  caller: Caller,
  id: string,
  { status, type, host, ...settings }: z.infer<typeof OrganizationPatch>,
): Promise<void> =>
  inTransaction(means.db, async (tx) => {
    const organization = await lockOrganization(tx, id);
    if (!organization) throw notFound();
    const core = coreChanges(caller, organization, { type, host });
    const wanted = changed(organization, withSeal(means.secret, asStored(settings), [organization]));
    await edit(tx, means, caller, organization, core, wanted);
    if (status !== undefined) await moveTo(tx, means, caller, { ...organization, ...wanted, ...core }, status);
  });
