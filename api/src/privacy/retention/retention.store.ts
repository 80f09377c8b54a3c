import type { RetentionKind } from 'shared-contracts/values/identity/retention';
import type { Db } from '../../platform/database/database.ts';
import type { ChosenDays } from './retention.rules.ts';
import './retention.tables.ts';

const toChosenDays = (rows: readonly { kind: RetentionKind; days: number }[]): ChosenDays =>
  Object.fromEntries(rows.map(({ kind, days }) => [kind, days]));

export const findChosenDays = async (db: Db, organizationId: string): Promise<ChosenDays> =>
  toChosenDays(
    await db
      .selectFrom('retentionSettings')
      .select(['kind', 'days'])
      .where('organizationId', '=', organizationId)
      .execute(),
  );

/** @param days null: the default again */
export async function saveDays(tx: Db, organizationId: string, kind: RetentionKind, days: number | null) {
  if (days === null)
    await tx
      .deleteFrom('retentionSettings')
      .where('organizationId', '=', organizationId)
      .where('kind', '=', kind)
      .execute();
  else
    await tx
      .insertInto('retentionSettings')
      .values({ organizationId, kind, days })
      .onConflict((conflict) => conflict.columns(['organizationId', 'kind']).doUpdateSet({ days }))
      .execute();
}

/** All organizations with their settings. */
export async function listOrganizations(db: Db): Promise<{ organizationId: string; chosen: ChosenDays }[]> {
  const organizations = await db.selectFrom('organizations').select('id').orderBy('id').execute();
  const rows = await db.selectFrom('retentionSettings').selectAll().execute();
  const byOrganization = Map.groupBy(rows, ({ organizationId }) => organizationId);
  return organizations.map(({ id }) => ({ organizationId: id, chosen: toChosenDays(byOrganization.get(id) ?? []) }));
}
