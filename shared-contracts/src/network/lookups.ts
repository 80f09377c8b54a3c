import { z } from 'zod';
import { Id, pageOf, Paging, requiredText, Revision, sortBy } from '../common.ts';
import { COUNTRY_LIMITS, CURRENCY_LIMITS } from '../values/field-limits.ts';

export const Country = z.object({
  id: Id,
  revision: Revision,
  name: z.string(),
  fullName: z.string(),
  shortName: z.string(),
});
/** `name`: the short name (`LKR`), displayed in selects. */
export const Currency = z.object({
  id: Id,
  revision: Revision,
  name: z.string(),
  fullName: z.string(),
  shortName: z.string(),
  sign: z.string(),
});
export const Timezone = z.object({ id: Id, name: z.string() });

export const CountryInput = z.object({
  name: requiredText(COUNTRY_LIMITS.name),
  fullName: requiredText(COUNTRY_LIMITS.fullName),
  shortName: requiredText(COUNTRY_LIMITS.shortName).toUpperCase(),
});
export const CurrencyInput = z.object({
  fullName: requiredText(CURRENCY_LIMITS.fullName),
  shortName: requiredText(CURRENCY_LIMITS.shortName).toUpperCase(),
  sign: requiredText(CURRENCY_LIMITS.sign),
});
/** Omitted fields keep their value. */
export const CountryChanges = CountryInput.partial();
export const CurrencyChanges = CurrencyInput.partial();

export const CountryQuery = Paging.extend({ sort: sortBy(['name', 'fullName', 'shortName']).default('name') });
export const CurrencyQuery = Paging.extend({ sort: sortBy(['shortName', 'fullName', 'sign']).default('shortName') });

export const CountryPage = pageOf(Country);
export const CurrencyPage = pageOf(Currency);
export const TimezonePage = pageOf(Timezone);

export type CountryInput = z.infer<typeof CountryInput>;
export type CurrencyInput = z.infer<typeof CurrencyInput>;
export type Country = z.infer<typeof Country>;
export type Currency = z.infer<typeof Currency>;
export type Timezone = z.infer<typeof Timezone>;
