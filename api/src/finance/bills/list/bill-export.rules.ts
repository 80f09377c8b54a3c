import type { BillRow } from 'shared-contracts/finance/bill-list';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import {
  exportColumn as column,
  type ExportColumns,
  moneyColumns,
} from '../../../platform/export/export-columns.rules.ts';

const toStates = ({ state, outdatedAt }: BillRow) => [state, ...(outdatedAt === null ? [] : ['outdated'])];

/** Keyed by the column ids of the screen. */
export const BILL_EXPORT: ExportColumns<BillRow> = {
  number: column('text', ({ subject }) => formatOrderNumber(subject)),
  of: column('code', ({ of }) => of),
  invoice: column('text', ({ invoice }) => invoice?.number ?? null),
  reference: column('text', ({ subject }) => subject.reference),
  side: column('code', ({ side }) => side),
  partner: column('text', ({ side, payer, payee }) => (side === 'payee' ? payer.name : (payee?.name ?? null))),
  state: column('code', toStates),
  date: column('date', ({ approvedAt, submittedAt }) => approvedAt ?? submittedAt),
  dueAt: column('date', ({ invoice }) => invoice?.dueAt ?? null),
  submittedAt: column('dateTime', ({ submittedAt }) => submittedAt),
  approvedAt: column('dateTime', ({ approvedAt }) => approvedAt),
  taxBase: moneyColumns(({ taxBase }) => taxBase),
  vat: moneyColumns(({ vat }) => vat),
  total: moneyColumns(({ total }) => total),
  own: [
    ...column<BillRow>('money', ({ own }) => own?.total ?? null),
    ...column<BillRow>('text', ({ own }) => own?.currency ?? null, 'currency'),
  ],
  ownRate: column('text', ({ own }) => own?.rate ?? null),
  ownDay: column('text', ({ own }) => own?.day ?? null),
  payment: column('code', ({ balance }) => balance?.state ?? null),
  paid: moneyColumns(({ balance }) => balance?.paid ?? null),
  credited: moneyColumns(({ balance }) => balance?.credited ?? null),
  open: moneyColumns(({ balance }) => balance?.open ?? null),
};
