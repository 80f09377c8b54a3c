import { sql } from 'kysely';
import type { PlatformCounts } from 'shared-contracts/portal/platform-counts';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';

/** Uses a single statement. Each count is that of the list that it links to. */
export async function countPlatform(db: Db): Promise<PlatformCounts> {
  const { rows } = await sql<PlatformCounts>`
    select organizations.*, users.*, quarantines.*, jobs.*, purchases.*
    from (
      select count(*) filter (where status = ${ORGANIZATION_STATUS.active}) as "activeOrganizations",
        count(*) filter (where status = ${ORGANIZATION_STATUS.registered}) as "pendingOrganizations"
      from organizations
    ) organizations,
      (select count(*) as "activeUsers" from users where status = ${USER_STATUS.active}) users,
      (select count(*) as "quarantinedReleases" from area_quarantines where lifted_at is null) quarantines,
      (select count(*) as "failedJobs" from pgboss.job where state = 'failed') jobs,
      (select count(*) as "openEpcPurchases" from epc_purchases where state = 'open') purchases`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has a row');
  return counts;
}
