import type { EInvoiceTerm } from 'shared-contracts/values/finance/invoices';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';

export type BilledMileage = ContractTerms['defaultMileageBilling'];
/** Names by id of the records that terms refer to. */
export type Names = Readonly<Record<string, string>>;

const digits = /^\d{1,9}(\.\d{1,3})?$/;
/** A decimal number with at most three decimals. */
export const isMeasure = (text: string | null | undefined): text is string =>
  typeof text === 'string' && digits.test(text);

export const isPositive = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /[1-9]/.test(text);

/** `90` → `1.5`, at most two decimals; `toMinutes` restores the same minutes. */
export const toHours = (minutes: number): string => {
  const hundredths = Math.round((minutes * 100) / 60);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`.replace(/\.?0+$/, '');
};

/** `1.5` → `90`, rounded to whole minutes. */
export function toMinutes(hours: string): number {
  const [integer = '0', fraction = ''] = hours.split('.');
  return Number(integer || '0') * 60 + Math.round((Number(fraction.slice(0, 2).padEnd(2, '0')) * 60) / 100);
}

/** Whether emails include e-invoices: by the settings of both sides, or by the contract. */
export type EInvoiceChoice = EInvoiceTerm | 'bySettings';
