import { conflict } from '../../../platform/errors/app-error.ts';
import type { EInvoiceViolation } from 'shared-contracts/finance/e-invoices';

/** Names the rules that invoices break. */
export function eInvoiceInvalid(built: readonly { violations: readonly EInvoiceViolation[] }[]) {
  const rules = [...new Set(built.flatMap(({ violations }) => violations.map(({ rule }) => rule)))].join(', ');
  return conflict('eInvoiceInvalid', `The e-invoice breaks ${rules}`, { rules });
}
