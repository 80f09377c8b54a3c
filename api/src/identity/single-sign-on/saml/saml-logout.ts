import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Profile } from '@node-saml/node-saml';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { endProviderSessions } from '../identities.store.ts';
import { findProvider, type ProviderRecord } from '../identity-providers.store.ts';
import { findProviderIdByIssuer } from './connections.store.ts';
import { createClient } from './saml-client.ts';
import { type MessageHead, readHead, usesWeakAlgorithm } from './saml-xml.ts';
import { findServiceProvider, type SamlDeps } from './service-provider.ts';

/** A request is sent immediately, so an old one is a replay. Seconds. */
const MAX_AGE = 300;
const MAX_BYTES = 200_000;
const SIGNATURE_ALGORITHM = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#(?:rsa|ecdsa)-sha(?:256|384|512)$/;
const SIGNED_PARAMETERS = ['SAMLRequest', 'RelayState', 'SigAlg', 'Signature'];

const inflate = promisify(inflateRaw);
export const invalidRequest = () => new AppError(400, 'invalidLogoutRequest', 'The logout request is invalid');

type Message = { SAMLRequest: string; RelayState?: string | undefined };
/** `query`: of a request in an address, as it was signed. */
export type LogoutMessage = Message & { query?: string };

/** @throws 400 unless each parameter occurs once, and all are signed with a strong algorithm */
function readQuery(query: string): { container: Record<string, string>; signed: string } {
  const parts = query.split('&').map((part) => part.split(/=(.*)/s));
  const raw = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const names = SIGNED_PARAMETERS.filter((name) => raw.has(name));
  const count = parts.filter(([name = '']) => SIGNED_PARAMETERS.includes(name)).length;
  const container = Object.fromEntries(new URLSearchParams(names.map((name) => `${name}=${raw.get(name)}`).join('&')));
  const isSigned = SIGNATURE_ALGORITHM.test(container['SigAlg'] ?? '') && Boolean(container['Signature']);
  if (count !== names.length || !isSigned) throw invalidRequest();
  return { container, signed: names.map((name) => `${name}=${raw.get(name)}`).join('&') };
}

/** @param isDeflated in an address */
export async function decodeLogout(message: string, isDeflated: boolean): Promise<string> {
  const bytes = Buffer.from(message, 'base64');
  return (isDeflated ? await inflate(bytes, { maxOutputLength: MAX_BYTES }) : bytes).toString('utf8');
}

type Verified = { profile: Profile; provider: ProviderRecord; head: MessageHead; reply: () => Promise<string | null> };

async function verify(deps: SamlDeps, organizationId: string, message: LogoutMessage): Promise<Verified> {
  const xml = await decodeLogout(message.SAMLRequest, message.query !== undefined);
  const head = readHead(xml);
  if (usesWeakAlgorithm(xml)) throw invalidRequest();
  const providerId = await findProviderIdByIssuer(deps.db, organizationId, head.issuer);
  const provider = providerId && (await findProvider(deps.db, providerId));
  if (!provider || !provider.saml) throw invalidRequest();
  const own = await findServiceProvider(deps, organizationId);
  const client = await createClient({ provider, connection: provider.saml, own });
  const { SAMLRequest, RelayState = '', query } = message;
  const signed = query === undefined ? undefined : readQuery(query);
  const { profile } = await (signed
    ? client.validateRedirectAsync(signed.container, signed.signed)
    : client.validatePostRequestAsync({ SAMLRequest }));
  if (!profile) throw invalidRequest();
  const { Destination: destination, IssueInstant: issuedAt = '' } = head.attributes;
  const age = deps.now() - Date.parse(issuedAt) / 1_000;
  if (head.name !== 'LogoutRequest' || !(Math.abs(age) <= MAX_AGE)) throw invalidRequest();
  if (destination && destination !== own.logoutUri) throw invalidRequest();
  const { logoutUrl } = provider.saml;
  const reply = async () => logoutUrl && client.getLogoutResponseUrlAsync(profile, RelayState, {}, true);
  return { profile, provider, head, reply };
}

/**
 * Ends the sessions of a user who has signed out, or was locked out, at the provider (SAML 2.0 single logout).
 * @returns where the provider waits for the answer, if it does
 * @throws 400
 */
export async function logOutBySaml(
  deps: SamlDeps,
  organizationId: string,
  message: LogoutMessage,
): Promise<string | null> {
  const { profile, provider, reply } = await verify(deps, organizationId, message).catch(() => {
    throw invalidRequest();
  });
  const named = { providerId: provider.id, subject: profile.nameID.trim(), sessionId: null };
  await inTransaction(deps.db, async (tx) => {
    for (const userId of await endProviderSessions(tx, named))
      await recordTimeline(
        tx,
        { userId: null, actorId: null, organizationId },
        { subject: 'user', subjectId: userId, event: 'signedOutEverywhere', occurredAt: deps.now() },
      );
  });
  return reply();
}
