import type { z } from 'zod';
import type { IdentityProviderInput, IdentityProviderPatch } from 'shared-contracts/identity/single-sign-on';
import { holdsRule, type Rule } from 'shared-contracts/values/identity/access';
import { MAX_IDENTITY_PROVIDERS } from 'shared-contracts/values/identity/single-sign-on';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { isConstraintViolation } from '../../platform/database/violations.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { encryptSecret } from '../../platform/security/encryption.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockOrganization } from '../users/users.store.ts';
import {
  assertKind,
  assertOwnIssuer,
  findConnection,
  NO_CLIENT,
  omitConnection,
  saveFound,
} from './saml/save-connection.ts';
import {
  confirmDomain,
  deleteProvider,
  findProvider,
  insertProvider,
  isActiveAdmin,
  listProviders,
  lockDomain,
  lockProvider,
  type ProviderRecord,
  replaceDomains,
  updateProvider,
} from './identity-providers.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'config'>;
type Input = z.output<typeof IdentityProviderInput>;
type Patch = z.output<typeof IdentityProviderPatch>;
type Mapping = Pick<Input, 'defaultRules' | 'groupRules'>;

const rulesOf = ({ defaultRules, groupRules }: Mapping): Rule[] => [
  ...defaultRules,
  ...groupRules.flatMap(({ rules }) => rules),
];
const nameOf = ({ model, rule }: Rule) => `${model}.${rule}`;

/** A mapping must not grant rules that its author doesn't have. @throws 422 `ruleNotHeld` */
function assertHeld(caller: Caller, mapping: Partial<Mapping>, before?: Mapping) {
  const heldBefore = new Set((before ? rulesOf(before) : []).map(nameOf));
  const isAllowed = (rules: readonly Rule[] = []) =>
    rules.every((rule) => heldBefore.has(nameOf(rule)) || holdsRule(caller, rule));
  const message = "You can't grant a rule you don't have";
  if (!isAllowed(mapping.defaultRules)) throw invalidField('defaultRules', 'ruleNotHeld', message);
  if (!isAllowed(mapping.groupRules?.flatMap(({ rules }) => rules)))
    throw invalidField('groupRules', 'ruleNotHeld', message);
}

type Enforcement = { isEnforced: boolean; breakGlassUserId: string | null };

/** Someone must be able to sign in when the provider can't be reached. @throws 422 */
async function assertBreakGlass(tx: Db, { organizationId }: Caller, { isEnforced, breakGlassUserId }: Enforcement) {
  if (breakGlassUserId !== null && !(await isActiveAdmin(tx, breakGlassUserId, organizationId)))
    throw invalidField('breakGlassUserId', 'notAnAdmin', 'Choose an active administrator of the organization');
  if (isEnforced && breakGlassUserId === null)
    throw invalidField('breakGlassUserId', 'required', 'Choose who can still sign in with a password');
}

const toColumns = (secret: string, input: Patch) => {
  const { clientSecret, defaultRules, groupRules, domains: _domains, ...columns } = omitConnection(input);
  return {
    ...columns,
    ...(clientSecret !== undefined && { clientSecret: encryptSecret(secret, clientSecret) }),
    ...(defaultRules && { defaultRules: JSON.stringify(defaultRules) }),
    ...(groupRules && { groupRules: JSON.stringify(groupRules) }),
  };
};

/** In the form that the timeline records: never the secret. */
const describe = ({ clientSecret, metadata, defaultRules, groupRules, ...fields }: Patch) => ({
  ...fields,
  ...(clientSecret !== undefined && { clientSecret: true }),
  ...(metadata && { metadata: true }),
  ...(defaultRules && { defaultRules: defaultRules.map(nameOf) }),
  ...(groupRules && {
    groupRules: groupRules.map(({ group, rules }) => `${group}: ${rules.map(nameOf).join(', ')}`),
  }),
});

async function findSaved(tx: Db, id: string): Promise<ProviderRecord> {
  const provider = await findProvider(tx, id);
  if (!provider) throw notFound();
  return provider;
}

/** @throws 409 `tooManyProviders`, 422 */
export async function createProvider(deps: Deps, caller: Caller, input: Input): Promise<ProviderRecord> {
  const { db, now, secret } = deps;
  const found = input.kind === 'saml' ? await findConnection(deps, input) : undefined;
  return inTransaction(db, async (tx) => {
    assertHeld(caller, input);
    await lockOrganization(tx, caller.organizationId);
    await assertBreakGlass(tx, caller, input);
    if ((await listProviders(tx, caller)).length >= MAX_IDENTITY_PROVIDERS)
      throw conflict('tooManyProviders', `An organization has at most ${MAX_IDENTITY_PROVIDERS} providers`, {
        max: MAX_IDENTITY_PROVIDERS,
      });
    await assertOwnIssuer(tx, caller, found?.metadata?.entityId);
    const { id } = await insertProvider(tx, {
      ...NO_CLIENT,
      ...toColumns(secret, input),
      ...(found?.metadata && { issuer: found.metadata.entityId }),
      kind: input.kind,
      name: input.name,
      trustsEmail: input.trustsEmail,
      createsUsers: input.createsUsers,
      defaultRules: JSON.stringify(input.defaultRules),
      groupsClaim: input.groupsClaim,
      groupRules: JSON.stringify(input.groupRules),
      syncsRules: input.syncsRules,
      isEnforced: input.isEnforced,
      breakGlassUserId: input.breakGlassUserId,
      organizationId: caller.organizationId,
      createdBy: caller.userId,
      createdAt: now(),
    });
    if (found) await saveFound(tx, id, found, now());
    await replaceDomains(tx, id, input.domains);
    await recordTimeline(tx, caller, {
      subject: 'identityProvider',
      subjectId: id,
      event: 'created',
      changes: describe(input),
      occurredAt: now(),
    });
    return findSaved(tx, id);
  });
}

async function lockSeen(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<ProviderRecord> {
  const provider = await lockProvider(tx, caller, id);
  if (!provider) throw notFound();
  await assertRevision(tx, caller, 'identityProvider', provider, seen);
  return provider;
}

/**
 * A secret belongs to an issuer: anyone who changes the issuer must enter it again, so that the stored one is never
 * sent elsewhere.
 * @throws 404, 409, 422
 */
export async function changeProvider(
  deps: Deps,
  caller: Caller,
  id: string,
  patch: Patch,
  seen: SeenRevision,
): Promise<ProviderRecord> {
  const { db, now, secret } = deps;
  const current = (await listProviders(db, caller)).find((provider) => provider.id === id);
  if (!current) throw notFound();
  assertKind(current.kind, patch);
  const found = current.saml ? await findConnection(deps, patch, current.saml) : undefined;
  return inTransaction(db, async (tx) => {
    const before = await lockSeen(tx, caller, id, seen);
    assertHeld(caller, patch, before);
    await assertBreakGlass(tx, caller, { ...before, ...patch });
    if (patch.issuer !== undefined && patch.issuer !== before.issuer && patch.clientSecret === undefined)
      throw invalidField('clientSecret', 'required', 'Enter the secret of the new issuer');
    await assertOwnIssuer(tx, caller, found?.metadata?.entityId, id);
    await updateProvider(tx, id, {
      ...toColumns(secret, patch),
      ...(found?.metadata && { issuer: found.metadata.entityId }),
    });
    if (found) await saveFound(tx, id, found, now());
    if (patch.domains) await replaceDomains(tx, id, patch.domains);
    await recordTimeline(tx, caller, {
      subject: 'identityProvider',
      subjectId: id,
      event: 'updated',
      changes: describe(patch),
      occurredAt: now(),
    });
    return findSaved(tx, id);
  });
}

/** Its users stay, and sign in with their passwords. @throws 404, 409 */
export const removeProvider = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { name } = await lockSeen(tx, caller, id, seen);
    await recordTimeline(tx, caller, {
      subject: 'identityProvider',
      subjectId: id,
      event: 'deleted',
      changes: { name },
      occurredAt: now(),
    });
    await deleteProvider(tx, id);
  });

/** Root confirms that a domain belongs to the organization that claims it. @throws 404, 409 `domainTaken` */
export const confirmClaimedDomain = ({ db, now }: Deps, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const domain = await lockDomain(tx, id);
    if (!domain) throw notFound();
    if (domain.confirmedAt !== null) return domain;
    await confirmDomain(tx, id, now()).catch((error: unknown) => {
      if (isConstraintViolation(error, 'identity_provider_domains_confirmed'))
        throw conflict('domainTaken', 'The domain is already confirmed for another provider');
      throw error;
    });
    await recordTimeline(tx, caller, {
      subject: 'identityProvider',
      subjectId: domain.provider.id,
      event: 'domainConfirmed',
      organizationId: domain.organization.id,
      changes: { domain: domain.domain },
      occurredAt: now(),
    });
    return { ...domain, confirmedAt: now() };
  });
