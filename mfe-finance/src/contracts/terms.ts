import type { ContractTerms } from 'shared-contracts/contracts';

export type BilledMileage = ContractTerms['defaultMileageBilling'];
/** What ids in the terms are called. */
export type Names = Readonly<Record<string, string>>;

const digits = /^\d{1,9}(\.\d{1,3})?$/;
/** Does a text of a field hold a number of at most three places? */
export const isMeasure = (text: string | null | undefined): text is string =>
  typeof text === 'string' && digits.test(text);

/** Is a decimal text more than zero? */
export const isPositive = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /[1-9]/.test(text);

/** `90` → `1.5`, at most two places: what stands there becomes the same minutes again. */
export const hoursOf = (minutes: number): string => {
  const hundredths = Math.round((minutes * 100) / 60);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`.replace(/\.?0+$/, '');
};

/** `1.5` → `90`; whole minutes. */
export function minutesOf(hours: string): number {
  const [whole = '0', fraction = ''] = hours.split('.');
  return Number(whole || '0') * 60 + Math.round((Number(fraction.slice(0, 2).padEnd(2, '0')) * 60) / 100);
}
