import type { z } from 'zod';
import type { SecondFactorProof } from 'shared-contracts/identity/second-factor';
import type { Db } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { decryptSecret } from '../../../platform/security/encryption.ts';
import type { Services } from '../../../platform/services/services.ts';
import { listFactors, updateFactor, useRecoveryCode, useStep, type FactorRecord } from './factors.store.ts';
import { passkeysAt, verifyAssertion, type PasskeySite } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

type Deps = Pick<Services, 'now' | 'secret'>;
export type Proof = z.output<typeof SecondFactorProof>['proof'];
type Presented = { userId: string; proof: Proof; challenge: string; site: PasskeySite };

const wrongProof = ({ kind }: Proof) =>
  kind === 'passkey'
    ? invalidField('passkey', 'wrongPasskey', 'The passkey was not accepted')
    : invalidField('code', 'invalidCode', 'Wrong or expired code');

/** A code is accepted once, also by two requests at the same time. */
async function usesTotp(tx: Db, { now, secret }: Deps, factors: readonly FactorRecord[], code: string) {
  for (const { id, secret: encrypted } of factors.filter(({ kind }) => kind === 'totp')) {
    const step = findStep(decryptSecret(secret, encrypted ?? '') ?? '', code, now());
    if (step !== null && (await useStep(tx, id, { step, now: now() }))) return true;
  }
  return false;
}

async function usesPasskey(
  tx: Db,
  { now }: Deps,
  factors: readonly FactorRecord[],
  {
    credential,
    challenge,
    site,
  }: { credential: (Proof & { kind: 'passkey' })['credential'] } & Omit<Presented, 'proof' | 'userId'>,
) {
  const factor = passkeysAt(factors, site).find(({ credentialId }) => credentialId === credential.id);
  if (!factor) return false;
  const counter = await verifyAssertion(credential, factor, { ...site, challenge, requiresVerification: false });
  if (counter === null) return false;
  await updateFactor(tx, factor.id, { counter, lastUsedAt: now() });
  return true;
}

/** Accepts what proves the second step, and uses it up. @throws 422 */
export async function useProof(tx: Db, deps: Deps, { userId, proof, challenge, site }: Presented): Promise<void> {
  const factors = await listFactors(tx, userId);
  const accepts: { [Kind in Proof['kind']]: (presented: Proof & { kind: Kind }) => Promise<boolean> } = {
    totp: ({ code }) => usesTotp(tx, deps, factors, code),
    passkey: ({ credential }) => usesPasskey(tx, deps, factors, { credential, challenge, site }),
    recoveryCode: ({ code }) =>
      useRecoveryCode(tx, userId, { codeHash: hashRecoveryCode(deps.secret, userId, code), now: deps.now() }),
  };
  const accept = accepts[proof.kind] as (presented: Proof) => Promise<boolean>;
  if (!(await accept(proof))) throw wrongProof(proof);
}
