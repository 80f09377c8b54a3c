import { isDeepStrictEqual } from 'node:util';
import type { OrganizationSettings } from 'shared-contracts/organizations';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { record } from '../../platform/timeline.ts';
import { deleteChange, findPending, insertChange, lockOrganization, updateChange } from './changes.store.ts';
import { removeUnused } from './pictures.store.ts';
import { checkSettings } from './settings.checks.ts';
import { asStored, fromAndTo, picturesIn, type Settings, waiting, type Wanted } from './settings.rules.ts';
import { settleChange, tellRoot } from './telling.ts';

type Means = Pick<Parts, 'db' | 'now' | 'secret' | 'config' | 'mail' | 'files'>;

/** A password is sealed; one that is known already stays the seal it is, so that it counts as no other. */
export function withSeal(secret: string, asked: Wanted, known: readonly (Wanted | Settings)[]): Wanted {
  const { smtpPassword } = asked;
  if (!smtpPassword) return asked;
  const same = known.map((one) => one.smtpPassword).find((sealed) => sealed && unseal(secret, sealed) === smtpPassword);
  return { ...asked, smtpPassword: same ?? seal(secret, smtpPassword) };
}

type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

/** Writes down what an organization waits for now. @returns what happened to the one pending change */
async function keepPending(tx: Db, { now }: Means, caller: Caller, pending: Pending | undefined, wanted: Wanted) {
  if (Object.keys(wanted).length === 0) {
    if (pending) await deleteChange(tx, pending.id);
    return 'changeWithdrawn';
  }
  if (pending) await updateChange(tx, pending.id, wanted, { userId: caller.userId, now: now() });
  else await insertChange(tx, { caller, wanted, now: now() });
  return 'changeRequested';
}

/** What an organization wants changed of itself waits for review, together with what waits already; none of it counts before. */
export const askForChange = (means: Means, caller: Caller, asked: OrganizationSettings): Promise<void> =>
  inTransaction(means.db, async (tx) => {
    const { now, secret, config, files } = means;
    const organization = await lockOrganization(tx, caller.organizationId);
    if (!organization) throw notFound();
    const pending = await findPending(tx, organization.id);
    const before = (pending?.changes ?? {}) as Wanted;
    const after = waiting(organization, before, withSeal(secret, asStored(asked), [organization, before]));
    if (isDeepStrictEqual(after, before)) return;
    await checkSettings(tx, organization, after, config.ownMail);
    const event = await keepPending(tx, means, caller, pending, after);
    await removeUnused(tx, files, organization.id, picturesIn(before));
    await record(tx, caller, {
      subject: 'organization',
      subjectId: organization.id,
      event,
      changes: fromAndTo(organization, after),
      occurredAt: now(),
    });
    await settleChange(tx, means, organization.id);
    if (event === 'changeRequested') await tellRoot(tx, means, caller, organization);
  });
