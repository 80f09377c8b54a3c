import { INVITATION_DAYS } from 'shared-contracts/values/limits';
import { DAY } from 'shared-contracts/values/time';
import type { Language } from 'shared-contracts/values/limits';
import type { Db } from '../../../platform/database/database.ts';
import { generateToken, hashToken } from '../../../platform/security/link-token.ts';
import type { Services } from '../../../platform/services/services.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { findEnforcedProvider } from '../auth.store.ts';
import { INVITATION_EMAIL_TEXTS, type InvitationEmail } from './invitation-email.texts.ts';
import { saveInvitation } from '../invitations.store.ts';

type Deps = Pick<Services, 'mailer' | 'now'>;
type Recipient = {
  id: string;
  login: string;
  email: string;
  language: Language;
  organization: { id: string; name: string };
};

const MASK = '••••••';

/** The token is a fragment, which browsers don't send: no log of a server or proxy contains it. */
const invitationUrl = (origin: string, token: string) => `${origin}/login/invitation#${token}`;

function buildEmail(kind: InvitationEmail, language: Language, values: Record<string, string>, url: string) {
  const { subject, paragraphs, action } = INVITATION_EMAIL_TEXTS[language][kind];
  return {
    language,
    subject: fillPlaceholders(subject, values),
    paragraphs: paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
    action: { label: action, url },
  };
}

/**
 * Emails a user a link to choose a password, which replaces an earlier one; or, where their organization enforces an
 * identity provider, that they sign in with it.
 * @param origin address of the portal that the button leads to
 */
export async function sendInvitation(
  tx: Db,
  { mailer, now }: Deps,
  { id: userId, login, email, language, organization }: Recipient,
  { name, origin }: { name: string; origin: string },
): Promise<void> {
  const provider = await findEnforcedProvider(tx, userId);
  const sentAt = now();
  const token = provider ? null : generateToken();
  await saveInvitation(tx, {
    userId,
    tokenHash: token === null ? null : hashToken(token),
    sentAt,
    expiresAt: token === null ? null : sentAt + INVITATION_DAYS * DAY,
  });
  const values = {
    name,
    login: provider ? email : login,
    organization: organization.name,
    days: String(INVITATION_DAYS),
    provider: provider?.name ?? '',
  };
  const build = (url: string) => buildEmail(provider ? 'provider' : 'password', language, values, url);
  await mailer.send(tx, {
    ...build(token ? invitationUrl(origin, token) : `${origin}/login`),
    ...(token && { masked: build(invitationUrl(origin, MASK)) }),
    to: email,
    organizationId: organization.id,
  });
}
