import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { UserDriverQuery } from 'shared-contracts/identity/users';
import { selectActivePartnerIds } from '../../identity/public.ts';
import { isDriverBlocked } from './is-driver-blocked.ts';
import { canSeeProfiles } from './driver.rules.ts';
import { toPhotoUrls } from './driver-file.present.ts';
import { type DriverFileSummary, findFilesByDriver } from './driver-files.store.ts';
import { personName } from '../../platform/access/person-name.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

/** Selects the drivers of the organization and of its active partners. */
const selectVisibleDrivers = (db: Db, caller: Caller, requestedOrganizationId: string | undefined) => {
  const drivers = db
    .selectFrom('drivers')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId');
  if (isRoot(caller))
    return requestedOrganizationId === undefined
      ? drivers
      : drivers.where('drivers.organizationId', '=', requestedOrganizationId);
  const { organizationId } = caller;
  return drivers
    .where('drivers.organizationId', '=', requestedOrganizationId ?? organizationId)
    .where(({ eb, or }) =>
      or([
        eb('drivers.organizationId', '=', organizationId),
        eb('drivers.organizationId', 'in', selectActivePartnerIds(db, organizationId)),
      ]),
    );
};

/** Hides logins and documents of partners' drivers. */
export async function listUserDrivers(
  db: Db,
  caller: Caller,
  { search, organizationId, ...range }: z.infer<typeof UserDriverQuery>,
) {
  const isOwn = isRoot(caller) || (organizationId ?? caller.organizationId) === caller.organizationId;
  const login = isOwn ? sql<string | null>`users.login` : sql<string | null>`null::text`;
  const healthReport = isOwn ? sql<number | null>`drivers.health_report_expires_at` : sql<number | null>`null::bigint`;
  const person = isOwn ? personName() : login;
  const name = sql<string>`coalesce(contacts.name, ${person}, '')`;
  const matching = selectVisibleDrivers(db, caller, organizationId).where(
    matchesSearch(search, 'contacts.name', ...(isOwn ? ['users.login', 'users.fullName'] : [])),
  );
  const rows = matching
    .select((eb) => [
      'drivers.id as driverId',
      login.as('login'),
      name.as('name'),
      'drivers.licenseExpiresAt as dtLicenseExpire',
      healthReport.as('dtHealthReportExpire'),
      isDriverBlocked.as('isBlocked'),
      eb
        .exists(eb.selectFrom('vehicles').select('vehicles.id').whereRef('vehicles.driverId', '=', 'drivers.id'))
        .$castTo<boolean>()
        .as('isVehicleAssigned'),
      eb
        .case()
        .when('contacts.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('contacts.id').$notNull(),
            firstName: eb.ref('contacts.firstName').$notNull(),
            middleName: eb.ref('contacts.middleName'),
            lastName: eb.ref('contacts.lastName').$notNull(),
          }),
        )
        .end()
        .as('contact'),
    ])
    .orderBy(name)
    .orderBy('drivers.id');
  const page = await paginate(rows, range, matching);
  const files =
    isOwn && canSeeProfiles(caller)
      ? await findFilesByDriver(
          db,
          page.items.map(({ driverId }) => driverId),
        )
      : new Map<string, DriverFileSummary[]>();
  return {
    ...page,
    items: page.items.map((driver) => ({ ...driver, ...toPhotoUrls(files.get(driver.driverId) ?? []) })),
  };
}
