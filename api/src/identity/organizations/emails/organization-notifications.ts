import type { Language } from 'shared-contracts/values/limits';
import { notify, settle } from '../notifications/notify.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { isAddress } from '../../platform/mail-address.ts';
import type { Parts } from '../../platform/parts.ts';
import { organizationLetter, settingNames } from './organization-letters.ts';
import type { OrganizationMail } from './organization-mail.texts.ts';

type Means = Pick<Parts, 'mail' | 'config' | 'now'>;
type Told = { id: string; name: string; contactName: string; contactEmail: string; language: Language };

/** To the contact of an organization; to an address that nobody could have, to nobody. */
export async function writeToContact(
  tx: Db,
  { mail, config }: Means,
  organization: Told,
  kind: OrganizationMail,
  values: Record<string, string>,
) {
  const { id, name, contactName, contactEmail, language } = organization;
  const letter = organizationLetter(
    kind,
    language,
    { organization: name, name: contactName || name, ...values },
    `${config.publicUrl}/`,
  );
  if (isAddress(contactEmail)) await mail.send(tx, { ...letter, to: contactEmail, organizationId: id });
}

const OWNERS = { model: 'organizationOwner', action: 'write' } as const;

/** The root users learn that an organization wants something changed. */
export const tellRoot = (tx: Db, { now }: Means, caller: Caller, { id, name }: Pick<Told, 'id' | 'name'>) =>
  notify(tx, caller, {
    to: { role: 'root' },
    kind: 'organizationChange',
    subjectId: id,
    values: { organization: name, state: 'pending' },
    at: now(),
  });

/** Nothing of the organization waits for the root users any more. */
export const settleChange = (tx: Db, { now }: Means, organizationId: string) =>
  settle(tx, 'organizationChange', organizationId, now());

type Decided = { merged: string[]; declined: string[]; reason: string | null };

/** The organization learns what became of its wishes: its contact by mail, both the old and the new one, and its owners in the bell. */
export async function tellDecision(
  tx: Db,
  means: Means,
  caller: Caller,
  before: Told,
  after: Told,
  { merged, declined, reason }: Decided,
) {
  const state = merged.length > 0 ? 'merged' : 'declined';
  const { id, name, language } = after;
  const values = {
    merged: settingNames(merged, language),
    declined: settingNames(declined, language),
    reason: reason ?? '',
  };
  const contacts =
    before.contactEmail.toLowerCase() === after.contactEmail.toLowerCase()
      ? [after]
      : [after, { ...after, contactEmail: before.contactEmail }];
  for (const contact of contacts) await writeToContact(tx, means, contact, state, values);
  await settleChange(tx, means, id);
  const to = { organizationId: id, access: OWNERS };
  await notify(tx, caller, {
    to,
    kind: 'organizationChange',
    subjectId: id,
    values: { organization: name, state },
    at: means.now(),
  });
}
