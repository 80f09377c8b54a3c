import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { UserDriverQuery } from 'shared-contracts/users';
import { isDriverBlocked } from '../../fleet/drivers/blocked.ts';
import { seesProfiles } from '../../fleet/drivers/driver.rules.ts';
import { photosIn } from '../../fleet/drivers/driver-file.present.ts';
import { type FileOfKind, kindsOf } from '../../fleet/drivers/driver-files.store.ts';
import { activePartnerIds } from '../partners/partners.store.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { searching } from '../../platform/search.ts';

/** Drivers of the organization itself and of those it works with. */
const visibleDrivers = (db: Db, caller: Caller, asked: string | undefined) => {
  const drivers = db
    .selectFrom('drivers')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId');
  if (isRoot(caller)) return asked === undefined ? drivers : drivers.where('drivers.organizationId', '=', asked);
  const { organizationId } = caller;
  return drivers
    .where('drivers.organizationId', '=', asked ?? organizationId)
    .where(({ eb, or }) =>
      or([
        eb('drivers.organizationId', '=', organizationId),
        eb('drivers.organizationId', 'in', activePartnerIds(db, organizationId)),
      ]),
    );
};

/** A partner is told who drives, not what they sign in with nor what papers they have. */
export async function listDrivers(
  db: Db,
  caller: Caller,
  { search, organizationId, ...range }: z.infer<typeof UserDriverQuery>,
) {
  const isOwn = isRoot(caller) || (organizationId ?? caller.organizationId) === caller.organizationId;
  const login = isOwn ? sql<string | null>`users.login` : sql<string | null>`null::text`;
  const healthReport = isOwn ? sql<number | null>`drivers.health_report_expires_at` : sql<number | null>`null::bigint`;
  const name = sql<string>`coalesce(contacts.name, ${login}, '')`;
  const matching = visibleDrivers(db, caller, organizationId).where(
    searching(search, 'contacts.name', ...(isOwn ? ['users.login'] : [])),
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
  const page = await paged(rows, range, matching);
  const files =
    isOwn && seesProfiles(caller)
      ? await kindsOf(
          db,
          page.items.map(({ driverId }) => driverId),
        )
      : new Map<string, FileOfKind[]>();
  return { ...page, items: page.items.map((driver) => ({ ...driver, ...photosIn(files.get(driver.driverId) ?? []) })) };
}

type Driver = { id: string; organizationId: string; contact: { id: string } | null; isDriver: boolean };

/** A user who drives has the driver's profile of their contact; one who no longer does leaves it to the fleet. */
export async function linkDriver(
  tx: Db,
  { id: userId, organizationId, contact, isDriver }: Driver,
  createdAt: number,
): Promise<void> {
  const contactId = isDriver ? contact?.id : undefined;
  const others = tx.updateTable('drivers').set({ userId: null }).where('userId', '=', userId);
  await (
    contactId
      ? others.where(({ eb, or }) => or([eb('contactId', '<>', contactId), eb('contactId', 'is', null)]))
      : others
  ).execute();
  if (!contactId) return;
  await tx.updateTable('contacts').set({ isDriver: true }).where('id', '=', contactId).execute();
  const linked = await tx
    .updateTable('drivers')
    .set({ userId })
    .where('contactId', '=', contactId)
    .where('organizationId', '=', organizationId)
    .returning('id')
    .executeTakeFirst();
  if (!linked) await tx.insertInto('drivers').values({ organizationId, userId, contactId, createdAt }).execute();
}
