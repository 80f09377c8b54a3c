import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { selectOfferFigures } from './offer-figures.store.ts';
import {
  selectDeliveryFigures,
  selectDemurrageFigures,
  selectIncidentFigures,
  selectOnTimeFigures,
} from './order-figures.store.ts';
import type { FigureRow } from './scorecard.rules.ts';
import { type ScorecardScope, selectScoredOrders } from './scored-orders.store.ts';

/** The figures by partner, month and kind, in one statement that reads the orders once. */
export async function listFigures(db: Db, scope: ScorecardScope): Promise<FigureRow[]> {
  const rows = await db
    .with('scored', () => selectScoredOrders(db, scope))
    .with('figures', (scored) =>
      selectOfferFigures(db, scope)
        .unionAll(selectDeliveryFigures(scored))
        .unionAll(selectOnTimeFigures(scored))
        .unionAll(selectDemurrageFigures(scored, db, scope))
        .unionAll(selectIncidentFigures(scored, scope)),
    )
    .selectFrom('figures')
    .innerJoin('organizations', 'organizations.id', 'figures.partnerId')
    .selectAll('figures')
    .select('organizations.name as partner')
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .orderBy(sql`figures.figures ->> 'currency'`)
    .execute();
  return rows as FigureRow[];
}
