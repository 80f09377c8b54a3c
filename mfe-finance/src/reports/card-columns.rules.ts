import type { ReportColumnId } from 'shared-contracts/values/finance/reports';

/** In addition to the title of a card. */
const MAX_FIELDS = 4;
const MAX_AMOUNTS = 2;
/** The most telling first. */
const AMOUNTS: readonly ReportColumnId[] = [
  'total',
  'billCurrency',
  'revenue',
  'cost',
  'tripRevenue',
  'tripCost',
  'revenueLkr',
  'costLkr',
  'tripRevenueLkr',
  'tripCostLkr',
  'maintenanceCost',
  'costPerKm',
];

/** The columns of a report's cards on phones: the first ones, leaving room for amounts. */
export function pickCardColumns([, ...columns]: readonly ReportColumnId[]): ReportColumnId[] {
  const amounts = AMOUNTS.filter((id) => columns.includes(id)).slice(0, MAX_AMOUNTS);
  const others = columns.filter((id) => !amounts.includes(id)).slice(0, MAX_FIELDS - amounts.length);
  return columns.filter((id) => amounts.includes(id) || others.includes(id));
}
