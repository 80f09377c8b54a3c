import type { ConfigurableReport, ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Db } from '../../platform/database/database.ts';

/** The columns that a user has chosen, by report. */
export async function savedColumns(db: Db, userId: string): Promise<Map<string, ReportColumnId[]>> {
  const rows = await db
    .selectFrom('reportColumns')
    .select(['report', 'columns'])
    .where('userId', '=', userId)
    .execute();
  return new Map(rows.map(({ report, columns }) => [report, columns]));
}

export const saveColumns = (tx: Db, userId: string, report: ConfigurableReport, columns: ReportColumnId[]) =>
  tx
    .insertInto('reportColumns')
    .values({ userId, report, columns })
    .onConflict((conflict) => conflict.columns(['userId', 'report']).doUpdateSet({ columns }))
    .execute();
