import { Money } from 'shared-contracts/common';
import type { ContractTerms, DelayTerms } from 'shared-contracts/finance/contract-terms';
import type { DelayCategory } from 'shared-contracts/values/finance/rating';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { type Decimal, decimal, toMoney } from '../../platform/values/money.ts';

/** Unix seconds. `windowFrom`: when the stop opens; null: always open. */
type Visit = { windowFrom: number | null; arrivedAt: number | null; departedAt: number | null };

/** The delay terms of a category; falls back to the standard ones. */
export const delayTermsFor = (delays: ContractTerms['delays'], category: DelayCategory): DelayTerms | undefined =>
  delays[category] ?? delays.standard;

/** R10: whole minutes from the later of arrival and window start until departure; 0 before departure. */
export function dwellMinutes({ windowFrom, arrivedAt, departedAt }: Visit): number {
  if (arrivedAt === null || departedAt === null) return 0;
  return Math.max(0, Math.floor((departedAt - Math.max(arrivedAt, windowFrom ?? arrivedAt)) / MINUTE));
}

/** Minutes beyond the free ones. */
export const chargeableMinutes = (minutes: number, { freeMinutes }: Pick<DelayTerms, 'freeMinutes'>) =>
  Math.max(0, minutes - freeMinutes);

export const delayCharge = (minutes: number, { ratePerHour }: Pick<DelayTerms, 'ratePerHour'>): Decimal =>
  decimal(minutes)
    .times(ratePerHour)
    .div(HOUR / MINUTE);

/** The charge for minutes of delay; null when it exceeds the largest amount of money. */
export const delayAmount = (minutes: number, terms: DelayTerms): string | null =>
  Money.safeParse(toMoney(delayCharge(minutes, terms))).data ?? null;
