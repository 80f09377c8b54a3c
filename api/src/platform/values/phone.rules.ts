import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import type { FieldError } from 'shared-contracts/common';

/** For organizations without a country. */
const DEFAULT_EXAMPLE = '+94 71 234 5678';

/** The phone number in E.164, for storage; undefined if it is invalid. `country`: of numbers without a country code. */
export function parsePhone(text: string, country: string | null): string | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(text, { extract: false, ...(defaultCountry && { defaultCountry }) });
  return phone?.isValid() && !phone.ext ? phone.number : undefined;
}

/** `+94771234567` as `+94 77 123 4567`. Texts from before phones were checked stay. */
export function formatPhone(stored: string): string {
  const phone = /^\+\d+$/.test(stored) ? parsePhoneNumberFromString(stored, { extract: false }) : undefined;
  return phone?.isValid() ? phone.formatInternational() : stored;
}

export function phoneError(country: string | null): FieldError {
  const example =
    (country && isSupportedCountry(country) && getExampleNumber(country, examples)?.formatInternational()) ||
    DEFAULT_EXAMPLE;
  return { code: 'phone', message: `Phone invalid. Example: ${example}`, params: { example } };
}

/** The digits to search stored numbers for, without the national prefix; undefined if the text is no number. */
export function toPhoneDigits(search: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(search)) return undefined;
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 3 ? digits : undefined;
}

type PhoneFields<Field extends string> = { [Name in Field]?: string | null | undefined };

/** Replaces the changed numbers by their E.164; `errors` names those that are invalid. */
export function normalizePhones<Field extends string, Values extends PhoneFields<Field>>(
  fields: readonly Field[],
  before: PhoneFields<Field>,
  values: Values,
  country: string | null,
): { values: Values; errors: Record<string, FieldError> } {
  const result = { ...values };
  const errors: Record<string, FieldError> = {};
  for (const field of fields) {
    const text = values[field];
    const stored = before[field] ?? '';
    if (!text) continue;
    const number = text === formatPhone(stored) ? stored : parsePhone(text, country);
    if (number === undefined) errors[field] = phoneError(country);
    else result[field] = number as Values[Field];
  }
  return { values: result, errors };
}
