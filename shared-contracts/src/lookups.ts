import { z } from 'zod';
import { Id, pageOf } from './common.ts';

export const Country = z.object({ id: Id, name: z.string(), fullName: z.string(), shortName: z.string() });
/** `name` is what selects show: the short name, e.g. LKR. */
export const Currency = z.object({ id: Id, name: z.string(), fullName: z.string(), shortName: z.string(), sign: z.string() });
export const Timezone = z.object({ id: Id, name: z.string() });

export const CountryPage = pageOf(Country);
export const CurrencyPage = pageOf(Currency);
export const TimezonePage = pageOf(Timezone);

export type Country = z.infer<typeof Country>;
export type Currency = z.infer<typeof Currency>;
export type Timezone = z.infer<typeof Timezone>;
