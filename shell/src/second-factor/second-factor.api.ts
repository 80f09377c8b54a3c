import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  AddedFactor,
  FactorInput,
  FactorList,
  PasskeyConfirmation,
  PasskeyEnrolment,
  PasswordConfirmation,
  RecoveryCodes,
  TotpConfirmation,
  TotpEnrolment,
} from 'shared-contracts/identity/second-factor';
import { createPasskey } from './passkey-browser.ts';
import { errorMessages, messages } from './second-factor.messages.ts';

const FACTORS = ['auth', 'factors'] as const;

/** Repeats a call after the user has entered the password, if the API requires it. */
export type Confirmed = <Result>(call: () => Promise<Result>) => Promise<Result>;

const meta = { errorMessages };

export const factorQueries = {
  list: () =>
    queryOptions({ queryKey: FACTORS, queryFn: ({ signal }) => api.get<FactorList>('auth/factors', { signal }) }),
};

export const factorMutations = {
  confirmPassword: () =>
    mutationOptions({
      mutationFn: (input: PasswordConfirmation) => api.post('auth/password-confirmation', input),
      meta,
    }),
  beginTotp: (confirmed: Confirmed) =>
    mutationOptions({
      mutationFn: (input: FactorInput) => confirmed(() => api.post<TotpEnrolment>('auth/factors/totp', input)),
      meta,
    }),
  confirmTotp: () =>
    mutationOptions({
      mutationFn: (input: TotpConfirmation) => api.post<AddedFactor>('auth/factors/totp/confirm', input),
      meta: { ...meta, invalidates: FACTORS, successMessage: messages.added },
    }),
  addPasskey: (confirmed: Confirmed) =>
    mutationOptions({
      mutationFn: async (input: FactorInput) => {
        const begin = () => api.post<PasskeyEnrolment>('auth/factors/passkey', input);
        const { challenge, options } = await confirmed(begin);
        const confirmation: PasskeyConfirmation = { challenge, credential: await createPasskey(options) };
        return api.post<AddedFactor>('auth/factors/passkey/confirm', confirmation);
      },
      meta: { ...meta, invalidates: FACTORS, successMessage: messages.added },
    }),
  renewRecoveryCodes: (confirmed: Confirmed) =>
    mutationOptions({
      mutationFn: () => confirmed(() => api.post<RecoveryCodes>('auth/factors/recovery-codes')),
      meta: { ...meta, invalidates: FACTORS },
    }),
  rename: (id: string) =>
    mutationOptions({
      mutationFn: (input: FactorInput) => api.patch(`auth/factors/${id}`, input),
      meta: { ...meta, invalidates: FACTORS, successMessage: messages.renamed },
    }),
  remove: (confirmed: Confirmed) =>
    mutationOptions({
      mutationFn: (id: string) => confirmed(() => api.delete(`auth/factors/${id}`)),
      meta: { ...meta, invalidates: FACTORS, successMessage: messages.removed },
    }),
};
