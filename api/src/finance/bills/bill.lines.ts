import type { BillLine } from 'shared-contracts/finance/bills';
import { sumTaxes } from '../rating/taxes.rules.ts';
import type { Figures } from './figures.ts';

/** The lines of a bill, with the name of the location where their stop is. */
export const placedLines = ({ lines, places }: Pick<Figures, 'lines' | 'places'>): BillLine[] =>
  lines.map((line) => (line.stop === undefined ? line : { ...line, place: places[line.stop] ?? '' }));

/** The rate of each line; without a contract nothing is taxed. */
export const taxedLines = (figures: Pick<Figures, 'lines' | 'places' | 'contract'>) =>
  placedLines(figures).map((line) => ({
    ...line,
    taxPercentage: line.vatPercentage ?? figures.contract?.terms.vatPercentage ?? '0',
  }));

export const taxesOf = (figures: Figures) =>
  sumTaxes(taxedLines(figures).map(({ billed, taxPercentage: percentage }) => ({ billed, percentage })));
