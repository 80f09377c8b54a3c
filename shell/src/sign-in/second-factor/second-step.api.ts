import { mutationOptions } from '@tanstack/react-query';
import { api, createNoUserInfoError, signIn } from 'shared-auth';
import type { SignInResult } from 'shared-contracts/identity/auth';
import type {
  PasskeySignIn,
  PasskeySignInOptions,
  SecondFactorProof,
  SecondFactorRequired,
} from 'shared-contracts/identity/second-factor';
import { signWithPasskey } from '../../second-factor/passkey-browser.ts';

const accept = ({ token }: SignInResult) => {
  if (!signIn(token)) throw createNoUserInfoError();
};
const silent = { meta: { silent: true } };

export const secondStepMutations = {
  /** The code of an app, or a recovery code. */
  useCode: ({ challenge }: SecondFactorRequired) =>
    mutationOptions({
      mutationFn: async (proof: Exclude<SecondFactorProof['proof'], { kind: 'passkey' }>) =>
        accept(await api.post<SignInResult>('auth/second-factor', { challenge, proof } satisfies SecondFactorProof)),
      ...silent,
    }),
  usePasskey: ({ challenge, passkey }: SecondFactorRequired) =>
    mutationOptions({
      mutationFn: async () => {
        const credential = await signWithPasskey(passkey ?? {});
        const input: SecondFactorProof = { challenge, proof: { kind: 'passkey', credential } };
        accept(await api.post<SignInResult>('auth/second-factor', input));
      },
      ...silent,
    }),
  /** Without a login or a password. */
  signInWithPasskey: () =>
    mutationOptions({
      mutationFn: async () => {
        const { challenge, options } = await api.post<PasskeySignInOptions>('auth/passkey/options');
        const input: PasskeySignIn = { challenge, credential: await signWithPasskey(options), refresh: true };
        accept(await api.post<SignInResult>('auth/passkey', input));
      },
      ...silent,
    }),
};
