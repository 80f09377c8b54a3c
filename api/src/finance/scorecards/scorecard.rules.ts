import type { Scorecard, ScorecardFigures } from 'shared-contracts/finance/scorecards';

type Amounts = ScorecardFigures['demurrage']['amounts'];

/** Figures of one kind for a partner and a month. `month`: its index; null: all months. */
export type FigureRow = { partnerId: string; partner: string; month: number | null } & (
  | { kind: 'offers'; figures: ScorecardFigures['offers'] }
  | { kind: 'deliveries'; figures: Pick<ScorecardFigures, 'delivered' | 'shortages'> }
  | { kind: 'onTime'; figures: ScorecardFigures['onTime'] }
  | { kind: 'incidents'; figures: Pick<ScorecardFigures, 'incidents'> }
  /** One row per currency. `amount` is null if the contracts set no rate. */
  | { kind: 'demurrage'; figures: { minutes: number; currency: string; amount: string | null } }
);

const NO_FIGURES: ScorecardFigures = {
  offers: { made: 0, accepted: 0, declined: 0, expired: 0, answerMinutes: null },
  delivered: 0,
  shortages: 0,
  onTime: { pickup: { met: 0, of: 0 }, drop: { met: 0, of: 0 } },
  incidents: 0,
  demurrage: { minutes: 0, amounts: [] },
};

function addDemurrage(
  { minutes, amounts }: ScorecardFigures['demurrage'],
  more: Extract<FigureRow, { kind: 'demurrage' }>['figures'],
): ScorecardFigures['demurrage'] {
  const { currency, amount } = more;
  const added: Amounts = amount === null ? [] : [{ currency, amount }];
  return { minutes: minutes + more.minutes, amounts: [...amounts, ...added] };
}

function addFigures(sum: ScorecardFigures, row: FigureRow): ScorecardFigures {
  switch (row.kind) {
    case 'offers':
      return { ...sum, offers: row.figures };
    case 'onTime':
      return { ...sum, onTime: row.figures };
    case 'demurrage':
      return { ...sum, demurrage: addDemurrage(sum.demurrage, row.figures) };
    default:
      return { ...sum, ...row.figures };
  }
}

const sumFigures = (rows: readonly FigureRow[]) => rows.reduce(addFigures, NO_FIGURES);

/** A scorecard per partner. @param rows by partner */
export function toScorecards(rows: readonly FigureRow[], months: readonly number[]): Scorecard[] {
  return [...Map.groupBy(rows, ({ partnerId }) => partnerId)].map(([id, ofPartner]) => ({
    partner: { id, name: ofPartner[0]?.partner ?? '' },
    total: sumFigures(ofPartner.filter(({ month }) => month === null)),
    months: months.flatMap((month, index) => {
      const ofMonth = ofPartner.filter((row) => row.month === index);
      return ofMonth.length > 0 ? [{ ...sumFigures(ofMonth), month }] : [];
    }),
  }));
}
