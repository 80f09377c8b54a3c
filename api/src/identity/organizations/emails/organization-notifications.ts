import type { Language } from 'shared-contracts/values/limits';
import { notify, resolveNotifications } from '../../notifications/notify.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';
import type { Services } from '../../../platform/services/services.ts';
import { buildOrganizationEmail, formatSettingNames } from './organization-emails.ts';
import type { OrganizationEmail } from './organization-email.texts.ts';

type Deps = Pick<Services, 'mailer' | 'config' | 'now'>;
type NotifiedOrganization = { id: string; name: string; contactName: string; contactEmail: string; language: Language };

/** Skips an invalid address. */
export async function emailContact(
  tx: Db,
  { mailer, config }: Deps,
  organization: NotifiedOrganization,
  kind: OrganizationEmail,
  values: Record<string, string>,
) {
  const { id, name, contactName, contactEmail, language } = organization;
  const email = buildOrganizationEmail(
    kind,
    language,
    { organization: name, name: contactName || name, ...values },
    `${config.publicUrl}/`,
  );
  if (isEmailAddress(contactEmail)) await mailer.send(tx, { ...email, to: contactEmail, organizationId: id });
}

const OWNER_ACCESS = { model: 'organizationOwner', action: 'write' } as const;

/** Notifies root users of a change to review. */
export const notifyRoot = (
  tx: Db,
  { now }: Deps,
  caller: Caller,
  { id, name }: Pick<NotifiedOrganization, 'id' | 'name'>,
) =>
  notify(tx, caller, {
    to: { role: 'root' },
    kind: 'organizationChange',
    subjectId: id,
    values: { organization: name, state: 'pending' },
    at: now(),
  });

export const resolveChangeNotifications = (tx: Db, { now }: Deps, organizationId: string) =>
  resolveNotifications(tx, 'organizationChange', organizationId, now());

type Decision = { merged: string[]; declined: string[]; reason: string | null };

/** Emails the decision to the contact, at both addresses if it changed, and notifies the owners. */
export async function notifyDecision(
  tx: Db,
  deps: Deps,
  caller: Caller,
  before: NotifiedOrganization,
  after: NotifiedOrganization,
  { merged, declined, reason }: Decision,
) {
  const state = merged.length > 0 ? 'merged' : 'declined';
  const { id, name, language } = after;
  const values = {
    merged: formatSettingNames(merged, language),
    declined: formatSettingNames(declined, language),
    reason: reason ?? '',
  };
  const contacts =
    before.contactEmail.toLowerCase() === after.contactEmail.toLowerCase()
      ? [after]
      : [after, { ...after, contactEmail: before.contactEmail }];
  for (const contact of contacts) await emailContact(tx, deps, contact, state, values);
  await resolveChangeNotifications(tx, deps, id);
  const to = { organizationId: id, access: OWNER_ACCESS };
  await notify(tx, caller, {
    to,
    kind: 'organizationChange',
    subjectId: id,
    values: { organization: name, state },
    at: deps.now(),
  });
}
