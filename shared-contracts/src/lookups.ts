import { z } from 'zod';
import { Id, pageOf, Paging, requiredText, sortBy } from './common.ts';

export const Country = z.object({ id: Id, name: z.string(), fullName: z.string(), shortName: z.string() });
/** `name` is what selects show: the short name, e.g. LKR. */
export const Currency = z.object({
  id: Id,
  name: z.string(),
  fullName: z.string(),
  shortName: z.string(),
  sign: z.string(),
});
export const Timezone = z.object({ id: Id, name: z.string() });

const shortName = requiredText(10).toUpperCase();
export const CountryInput = z.object({ name: requiredText(100), fullName: requiredText(200), shortName });
export const CurrencyInput = z.object({ fullName: requiredText(100), shortName, sign: requiredText(10) });
/** What is left out stays as it is. */
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
