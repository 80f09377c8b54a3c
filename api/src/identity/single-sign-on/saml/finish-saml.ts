import { inTransaction } from '../../../platform/database/database.ts';
import type { Source } from '../../auth/start-session.ts';
import { saveNameFormat } from '../identities.store.ts';
import { findProvider, type ProviderRecord } from '../identity-providers.store.ts';
import { resolveUser } from '../resolve-user.ts';
import { SignOnError } from '../sign-on.errors.ts';
import { type ProvedSession, startProviderSession } from '../start-provider-session.ts';
import { type AssertionProof, readAssertion } from './assertion.rules.ts';
import {
  findOpenAttempt,
  proveAttempt,
  rememberAssertion,
  type SamlAttempt,
  takeProvedAttempt,
} from './attempts.store.ts';
import { CLOCK_SKEW, createClient } from './saml-client.ts';
import { assertStrongAlgorithms } from './assert-strong.ts';
import { readHead } from './saml-xml.ts';
import { findServiceProvider, type SamlDeps } from './service-provider.ts';

const decode = (message: string) => Buffer.from(message, 'base64').toString('utf8');

/** The request that a response names, before any of it is proved. */
function readRequestId(xml: string): string | undefined {
  try {
    return readHead(xml).attributes['InResponseTo'];
  } catch (error) {
    throw new SignOnError('rejected', error);
  }
}

/** Whether the provider reports that the user, or a policy, declined. */
const isDenial = (error: unknown) =>
  error instanceof Error &&
  'xmlStatus' in error &&
  /status:(?:AuthnFailed|RequestDenied|NoPassive)\b/.test(String(error.xmlStatus));

async function verify(
  deps: SamlDeps,
  provider: ProviderRecord,
  attempt: SamlAttempt,
  SAMLResponse: string,
): Promise<AssertionProof> {
  if (!provider.saml) throw new SignOnError('rejected');
  const own = await findServiceProvider(deps, provider.organizationId);
  await assertStrongAlgorithms(decode(SAMLResponse), own.privateKey).catch((error: unknown) => {
    throw new SignOnError('rejected', error);
  });
  const client = await createClient({ provider, connection: provider.saml, own });
  const { profile } = await client.validatePostResponseAsync({ SAMLResponse }).catch((error: unknown) => {
    throw new SignOnError(isDenial(error) ? 'denied' : 'rejected', error);
  });
  const attributes = (profile?.['attributes'] ?? {}) as Record<string, unknown>;
  const proof = readAssertion(
    profile?.getAssertion?.(),
    attributes,
    { issuer: provider.issuer, recipient: own.acsUri, requestId: attempt.id },
    { now: deps.now(), skew: CLOCK_SKEW },
  );
  if (typeof proof === 'string') throw new SignOnError('rejected', new Error(`The assertion was rejected: ${proof}`));
  return proof;
}

/** A failure, with the address of the page that shows it. */
export class SamlFailure extends Error {
  readonly place: { origin: string; path: string };

  constructor(cause: SignOnError, place: { origin: string; path: string }) {
    super(cause.message, { cause });
    this.place = place;
  }
}

/**
 * Accepts the response of a provider, posted by its own page: without cookies, and so not yet bound to a browser.
 * @returns the address at which the browser continues, on the host where it started
 * @throws SignOnError, SamlFailure
 */
export async function acceptResponse(
  deps: SamlDeps,
  organizationId: string,
  SAMLResponse: string,
): Promise<{ origin: string }> {
  const requestId = readRequestId(decode(SAMLResponse));
  const attempt = requestId && (await findOpenAttempt(deps.db, organizationId, requestId, deps.now()));
  if (!attempt) throw new SignOnError('expired');
  try {
    await prove(deps, attempt, SAMLResponse);
    return attempt;
  } catch (error) {
    throw error instanceof SignOnError ? new SamlFailure(error, attempt) : error;
  }
}

async function prove(deps: SamlDeps, attempt: SamlAttempt, SAMLResponse: string): Promise<void> {
  const provider = await findProvider(deps.db, attempt.providerId);
  if (!provider) throw new SignOnError('rejected');
  const { assertionId, expiresAt, sessionId, nameFormat, ...proof } = await verify(
    deps,
    provider,
    attempt,
    SAMLResponse,
  );
  await inTransaction(deps.db, async (tx) => {
    const isNew = await rememberAssertion(tx, { providerId: provider.id, assertionId, expiresAt }, deps.now());
    if (!isNew) throw new SignOnError('rejected', new Error('The assertion was used before'));
    const userId = await resolveUser(tx, deps, provider, proof);
    await saveNameFormat(tx, provider.id, proof.subject, nameFormat);
    if (!(await proveAttempt(tx, attempt.id, { userId, providerSessionId: sessionId })))
      throw new SignOnError('expired');
  });
}

/** Starts the session in the browser that has made the request. @throws SignOnError */
export async function finishSaml(deps: SamlDeps, requestId: string, source: Source): Promise<ProvedSession> {
  const attempt = await takeProvedAttempt(deps.db, requestId, deps.now());
  if (!attempt?.userId) throw new SignOnError('expired');
  const { providerId, userId, providerSessionId } = attempt;
  return startProviderSession(deps, { provider: { id: providerId }, userId, providerSessionId, source });
}
