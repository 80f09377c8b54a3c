import type { EInvoice } from 'shared-contracts/finance/e-invoices';
import type { Rule } from './rule.ts';

const MAX_PLACES = 2;
type Amount = readonly [field: string, value: string | null];
const isTooLong = ([, value]: Amount) => (value?.split('.')[1]?.length ?? 0) > MAX_PLACES;

const adjustmentsOf = (invoice: EInvoice, isCharge: boolean, field: 'amount' | 'base'): Amount[] =>
  invoice.adjustments.flatMap((one, i) =>
    one.isCharge === isCharge ? [[`adjustments.${i}.${field}`, one[field]] as const] : [],
  );
const lineAdjustmentsOf = (invoice: EInvoice, isCharge: boolean, field: 'amount' | 'base'): Amount[] =>
  invoice.lines.flatMap(({ adjustments }, line) =>
    adjustments.flatMap((one, i) =>
      one.isCharge === isCharge ? [[`lines.${line}.adjustments.${i}.${field}`, one[field]] as const] : [],
    ),
  );

/** The amounts of each rule, at most two decimals long. */
const AMOUNTS: Record<string, (invoice: EInvoice) => readonly Amount[]> = {
  'BR-DEC-01': (i) => adjustmentsOf(i, false, 'amount'),
  'BR-DEC-02': (i) => adjustmentsOf(i, false, 'base'),
  'BR-DEC-05': (i) => adjustmentsOf(i, true, 'amount'),
  'BR-DEC-06': (i) => adjustmentsOf(i, true, 'base'),
  'BR-DEC-09': ({ totals }) => [['totals.lines', totals.lines]],
  'BR-DEC-10': ({ totals }) => [['totals.allowances', totals.allowances]],
  'BR-DEC-11': ({ totals }) => [['totals.charges', totals.charges]],
  'BR-DEC-12': ({ totals }) => [['totals.net', totals.net]],
  'BR-DEC-13': ({ taxTotal }) => [['taxTotal', taxTotal]],
  'BR-DEC-14': ({ totals }) => [['totals.gross', totals.gross]],
  'BR-DEC-16': ({ totals }) => [['totals.prepaid', totals.prepaid]],
  'BR-DEC-17': ({ totals }) => [['totals.rounding', totals.rounding]],
  'BR-DEC-18': ({ totals }) => [['totals.due', totals.due]],
  'BR-DEC-19': ({ taxes }) => taxes.map(({ base }, i) => [`taxes.${i}.base`, base] as const),
  'BR-DEC-20': ({ taxes }) => taxes.map(({ tax }, i) => [`taxes.${i}.tax`, tax] as const),
  'BR-DEC-23': ({ lines }) => lines.map(({ net }, i) => [`lines.${i}.net`, net] as const),
  'BR-DEC-24': (i) => lineAdjustmentsOf(i, false, 'amount'),
  'BR-DEC-25': (i) => lineAdjustmentsOf(i, false, 'base'),
  'BR-DEC-27': (i) => lineAdjustmentsOf(i, true, 'amount'),
  'BR-DEC-28': (i) => lineAdjustmentsOf(i, true, 'base'),
};

export const DECIMAL_RULES: readonly Rule[] = Object.entries(AMOUNTS).map(([id, amountsOf]) => ({
  id,
  fix: 'amounts',
  message: 'The allowed maximum number of decimals of the amount is 2',
  check: (invoice) =>
    amountsOf(invoice)
      .filter(isTooLong)
      .map(([field]) => field),
}));
