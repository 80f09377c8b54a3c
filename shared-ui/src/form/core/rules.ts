import type { TestConfig } from 'yup';
import { fieldMessages } from './form.messages.ts';

type Siblings = { parent: Record<string, unknown> };

/** The password once more: `string().required().test(repeats('password'))`. */
export const repeats = (other: string, message = fieldMessages.passwords): TestConfig => ({
  name: 'repeats',
  message,
  test: (value: unknown, { parent }: Siblings) => !value || value === parent[other],
});

/** A second choice must be another one, where both are made: `string().nullable().test(differsFrom('baseCurrencyId'))`. */
export const differsFrom = (other: string, message = fieldMessages.sameCurrency): TestConfig => ({
  name: 'differsFrom',
  message,
  test: (value: unknown, { parent }: Siblings) => !value || value !== parent[other],
});
