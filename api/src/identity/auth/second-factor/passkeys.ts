import type {
  AuthenticatorTransport,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyAttestation } from 'shared-contracts/identity/second-factor';
import type { FactorRecord } from './factors.store.ts';

/** The origin of the open portal: passkeys belong to its host. */
export type PasskeySite = { origin: string; rpId: string };

export const passkeySiteAt = (origin: string): PasskeySite => ({ origin, rpId: new URL(origin).hostname });

/** Loaded on the first use of a passkey: it takes 26 MB of memory. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, as COSE numbers them: what authenticators in use can do. */
const ALGORITHMS = [-8, -7, -257];

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** Stored as sent by a browser; browsers ignore unknown values. */
const readTransports = (transports: string[] | null) => (transports ?? []) as AuthenticatorTransport[];

const toDescriptor = ({ credentialId, transports }: FactorRecord) => ({
  id: credentialId ?? '',
  transports: readTransports(transports),
});

export const passkeysAt = (factors: readonly FactorRecord[], { rpId }: PasskeySite) =>
  factors.filter((factor) => factor.kind === 'passkey' && factor.rpId === rpId);

/** As a second step after the password, the passkey doesn't need to verify the user. */
export const assertionOptions = async ({ rpId }: PasskeySite, challenge: string, factors: readonly FactorRecord[]) =>
  (await loadWebAuthn()).generateAuthenticationOptions({
    rpID: rpId,
    challenge: toBytes(challenge),
    allowCredentials: factors.map(toDescriptor),
    userVerification: 'preferred',
  });

/** Options for a sign-in with only a passkey, which therefore verifies the user. */
export const discoverableOptions = async ({ rpId }: PasskeySite, challenge: string) =>
  (await loadWebAuthn()).generateAuthenticationOptions({
    rpID: rpId,
    challenge: toBytes(challenge),
    userVerification: 'required',
  });

type Owner = { id: string; login: string; email: string };

export const attestationOptions = async (
  { rpId }: PasskeySite,
  challenge: string,
  { owner, issuer, factors }: { owner: Owner; issuer: string; factors: readonly FactorRecord[] },
) =>
  (await loadWebAuthn()).generateRegistrationOptions({
    rpName: issuer,
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.login,
    userDisplayName: owner.email,
    challenge: toBytes(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: factors.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });

type Expected = PasskeySite & { challenge: string };

/** @returns what is stored of a new passkey; null for an invalid answer */
export async function verifyAttestation(credential: PasskeyAttestation, { origin, rpId, challenge }: Expected) {
  try {
    const { verified, registrationInfo } = await (
      await loadWebAuthn()
    ).verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(credential.response.transports ?? []),
      rpId,
    };
  } catch {
    return null;
  }
}

/** @returns the new counter; null for a wrong or invalid answer */
export async function verifyAssertion(
  credential: PasskeyAssertion,
  factor: FactorRecord,
  { origin, rpId, challenge, requiresVerification }: Expected & { requiresVerification: boolean },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await (
      await loadWebAuthn()
    ).verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: requiresVerification,
      credential: {
        id: factor.credentialId ?? '',
        publicKey: toBytes(factor.publicKey ?? ''),
        counter: factor.counter ?? 0,
        transports: readTransports(factor.transports),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
