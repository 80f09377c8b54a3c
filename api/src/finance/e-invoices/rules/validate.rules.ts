import type { EInvoice, EInvoiceViolation } from 'shared-contracts/finance/e-invoices';
import { AMOUNT_RULES } from './amounts.rules.ts';
import { DECIMAL_RULES } from './decimals.rules.ts';
import { PEPPOL_RULES } from './peppol.rules.ts';
import { PRESENCE_RULES } from './presence.rules.ts';
import type { Rule } from './rule.ts';
import { VAT_RULES } from './vat.rules.ts';

export const E_INVOICE_RULES: readonly Rule[] = [
  ...PRESENCE_RULES,
  ...AMOUNT_RULES,
  ...VAT_RULES,
  ...DECIMAL_RULES,
  ...PEPPOL_RULES,
];

/** Longer lists don't help. */
const MAX_VIOLATIONS = 50;
const sideOf = (field: string, fix: Rule['fix']) =>
  fix === 'payeeSettings' && field.startsWith('buyer.') ? 'payerSettings' : fix;

/** The rules of EN 16931 and Peppol BIS Billing 3 that an invoice breaks, each with its field. */
export const findViolations = (invoice: EInvoice): EInvoiceViolation[] =>
  E_INVOICE_RULES.flatMap(({ id, fix, message, check }) =>
    check(invoice).map((field) => ({ rule: id, field, message, fix: sideOf(field, fix) })),
  ).slice(0, MAX_VIOLATIONS);
