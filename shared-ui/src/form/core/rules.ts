import type { TestConfig } from 'yup';
import { fieldMessages } from '../form.messages.ts';

type Siblings = { parent: Record<string, unknown> };

/** For repeated passwords: `string().required().test(matchesField('password'))`. */
export const matchesField = (other: string, message = fieldMessages.passwords): TestConfig => ({
  name: 'matchesField',
  message,
  test: (value: unknown, { parent }: Siblings) => !value || value === parent[other],
});

/** For two fields that must differ if both have a value: `string().nullable().test(differsFromField('baseCurrencyId'))`. */
export const differsFromField = (other: string, message = fieldMessages.sameCurrency): TestConfig => ({
  name: 'differsFromField',
  message,
  test: (value: unknown, { parent }: Siblings) => !value || value !== parent[other],
});
