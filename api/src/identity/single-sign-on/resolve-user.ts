import { email as Email } from 'shared-contracts/common';
import { isBuiltInRule } from 'shared-contracts/values/identity/access';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { setPassword } from '../auth/auth.store.ts';
import { hashPassword } from '../auth/password.ts';
import { createUser, generatePassword } from '../users/create-users.ts';
import { readNameClaims } from '../users/person-names.rules.ts';
import { userChanges } from '../users/user-changes.rules.ts';
import { replaceRules } from '../auth/granted-rules.store.ts';
import { findUser, isLoginOrEmailTaken } from '../users/users.store.ts';
import {
  findProvisionedGroups,
  findUserByEmail,
  findUserBySubject,
  findUserDefaults,
  type KnownUser,
  linkIdentity,
} from './identities.store.ts';
import type { ProviderRecord } from './identity-providers.store.ts';
import { domainOf, isSameRules, type ProviderClaims, rulesFor, verifiedEmail } from './sign-on.rules.ts';
import { SignOnError } from './sign-on.errors.ts';

type Deps = Pick<Services, 'now'>;
type Proof = { subject: string; claims: ProviderClaims };

/** The portal itself, in the name of the provider. */
const authorOf = ({ organizationId }: ProviderRecord) => ({ userId: null, actorId: null, organizationId });

/** An address that the provider may vouch for: verified, and in a domain that root has confirmed for it. */
function readEmail(provider: ProviderRecord, claims: ProviderClaims): string {
  const address = verifiedEmail(claims, provider);
  if (address === null || !Email.safeParse(address).success) throw new SignOnError('emailNotVerified');
  const isOwn = provider.domains.some(
    ({ domain, confirmedAt }) => confirmedAt !== null && domain === domainOf(address),
  );
  if (!isOwn) throw new SignOnError('unknownUser');
  return address;
}

async function createFromClaims(
  tx: Db,
  { now }: Deps,
  provider: ProviderRecord,
  email: string,
  claims: ProviderClaims,
) {
  const { organizationId } = provider;
  const defaults = await findUserDefaults(tx, organizationId);
  if (!provider.createsUsers || !defaults) throw new SignOnError('unknownUser');
  const name = email.slice(0, email.lastIndexOf('@'));
  const user = {
    organizationId,
    email,
    login: (await isLoginOrEmailTaken(tx, name)) ? email : name,
    ...readNameClaims(claims),
    role: 'user' as const,
    timezoneId: defaults.timezoneId,
    contactId: null,
    ...(defaults.defaultLanguage && { language: defaults.defaultLanguage }),
    rules: rulesFor(provider, claims),
  };
  const created = await createUser(tx, { now }, authorOf(provider), user, generatePassword()).catch(
    (error: unknown) => {
      throw error instanceof AppError ? new SignOnError('unknownUser', error) : error;
    },
  );
  return created.id;
}

/** Applies the rules of the groups of a user without a role; administrators keep their rules. */
async function syncRules(tx: Db, { now }: Deps, provider: ProviderRecord, userId: string, claims: ProviderClaims) {
  const before = await findUser(tx, userId);
  const rules = rulesFor(provider, claims, await findProvisionedGroups(tx, provider.id, userId));
  if (before.role !== 'user' || isSameRules(before.rules.filter(isBuiltInRule), rules)) return;
  await replaceRules(tx, userId, rules);
  await recordTimeline(tx, authorOf(provider), {
    subject: 'user',
    subjectId: userId,
    event: 'updated',
    changes: userChanges(before, await findUser(tx, userId)),
    occurredAt: now(),
  });
}

/** A provider only manages users of its organization, and never root. */
const isInReach = ({ organizationId, role }: KnownUser, provider: ProviderRecord) =>
  organizationId === provider.organizationId && role !== 'root';

/**
 * The user of a subject: the linked one, else the one with the verified address, else a new one.
 * @throws SignOnError
 */
export async function resolveUser(
  tx: Db,
  deps: Deps,
  provider: ProviderRecord,
  { subject, claims }: Proof,
): Promise<string> {
  const linked = await findUserBySubject(tx, provider.id, subject);
  if (linked && !isInReach(linked, provider)) throw new SignOnError('unknownUser');
  const email = linked ? null : readEmail(provider, claims);
  const existing = linked ?? (email === null ? undefined : await findUserByEmail(tx, email));
  if (existing && !isInReach(existing, provider)) throw new SignOnError('unknownUser');
  const userId = existing?.id ?? (await createFromClaims(tx, deps, provider, email ?? '', claims));
  if (!linked && !(await linkIdentity(tx, { providerId: provider.id, subject, userId, createdAt: deps.now() })))
    throw new SignOnError('unknownUser');
  // The one-time password is no longer needed and must not be usable later.
  if (existing?.mustChangePassword ?? true)
    await setPassword(tx, userId, { passwordHash: await hashPassword(generatePassword()), mustChangePassword: false });
  if (existing && provider.syncsRules) await syncRules(tx, deps, provider, userId, claims);
  return userId;
}
