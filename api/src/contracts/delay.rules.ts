import { Money } from 'shared-contracts/common';
import { decimal, toMoney } from '../platform/money.ts';

export const DELAY_CATEGORIES = ['standard', 'loading', 'unloading', 'transit'] as const;
export type DelayCategory = (typeof DELAY_CATEGORIES)[number];
/** Free minutes and a rate per hour in the contract's base currency. */
export type DelayTerm = { freeMinutes: number; hourlyRate: string };
export type DelayTerms = Partial<Record<DelayCategory, DelayTerm>>;

/** R10: a category without terms uses the standard ones. */
export const termOf = (terms: DelayTerms, category: DelayCategory): DelayTerm | null => terms[category] ?? terms.standard ?? null;

/** R10: whole minutes beyond the free ones. */
export const chargedMinutes = (dwellMinutes: number, freeMinutes: number) => Math.max(0, dwellMinutes - freeMinutes);

/** What minutes cost; null when no money can pay it. */
export const delayAmount = (minutes: number, { hourlyRate }: DelayTerm): string | null => Money.safeParse(toMoney(decimal(minutes).times(hourlyRate).div(60))).data ?? null;
