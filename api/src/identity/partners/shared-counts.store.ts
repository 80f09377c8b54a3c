import type { SharedCounts } from 'shared-contracts/network';
import { nameableContacts } from '../../network/contacts/contacts.store.ts';
import { contractsOf } from '../../finance/contracts/contracts.store.ts';
import { nameableLocations } from '../../network/locations/locations.store.ts';
import type { Db } from '../../platform/database.ts';

/** How much an organization and its partner share, counted in one query: what the partner shows us, what is between us, and vehicles lent in either direction. */
export function countShared(db: Db, us: string, them: string): Promise<SharedCounts> {
  const both = [us, them];
  const contacts = nameableContacts(db, us).where('contacts.organizationId', '=', them);
  const locations = nameableLocations(db, us).where('locations.organizationId', '=', them);
  const contracts = contractsOf(db, us)
    .where('contracts.organizationId', 'in', both)
    .where('contracts.partnerId', 'in', both);
  const orders = db
    .selectFrom('orders')
    .where('orders.organizationId', 'in', both)
    .where('orders.partnerId', 'in', both)
    .where(({ eb, or }) => or([eb('orders.organizationId', '=', us), eb('orders.validatedAt', 'is not', null)]));
  const vehicles = db
    .selectFrom('vehicleShares')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleShares.vehicleId')
    .where('vehicles.organizationId', 'in', both)
    .where('vehicleShares.partnerId', 'in', both);
  return db
    .selectNoFrom(({ fn }) => {
      const count = fn.countAll<number>().as('count');
      return [
        contacts.select(count).as('contacts'),
        locations.select(count).as('locations'),
        contracts.select(count).as('contracts'),
        orders.select(count).as('orders'),
        vehicles.select(count).as('vehicles'),
      ];
    })
    .$narrowType<SharedCounts>()
    .executeTakeFirstOrThrow();
}
