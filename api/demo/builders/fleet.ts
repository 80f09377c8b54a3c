import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database.ts';
import { contact } from './contact.ts';
import { type Context, DAY } from './context.ts';
import { usualVehicleType } from './goods.ts';
import { usualOrganization } from './organization.ts';

/** Licence and health report valid unless told; drives under a contact of their own. */
export async function driver(context: Context, overrides: Partial<Insertable<Tables['drivers']>> = {}) {
  const n = context.next('driver');
  const organizationId = overrides.organizationId ?? (await usualOrganization(context)).id;
  const row = {
    id: context.id('driver', n),
    organizationId,
    contactId: overrides.contactId ?? (await contact(context, { organizationId, isDriver: true, isDelivery: false, isNotification: false })).id,
    licenseExpiresAt: context.now + 700 * DAY,
    healthReportExpiresAt: context.now + 300 * DAY,
    createdAt: context.now - 250 * DAY,
    ...overrides,
  };
  return context.db.insertInto('drivers').values(row).returningAll().executeTakeFirstOrThrow();
}

/** With a Sri Lankan plate of its own. */
export async function vehicle(context: Context, overrides: Partial<Insertable<Tables['vehicles']>> = {}) {
  const n = context.next('vehicle');
  const row = {
    id: context.id('vehicle', n),
    organizationId: overrides.organizationId ?? (await usualOrganization(context)).id,
    registrationPlate: `WP LK-${1_000 + ((n * 337) % 9_000)}`,
    vin: `MBJ11JV50${String(70_000_000 + n * 10_007)}`,
    vehicleTypeId: overrides.vehicleTypeId ?? (await usualVehicleType(context)).id,
    year: 2014 + (n % 11),
    width: '2.4',
    height: '2.4',
    length: '6',
    actualSpace: '34.56',
    effectiveSpace: '32',
    maxCarryWeight: '7500',
    createdAt: context.now - 250 * DAY,
    ...overrides,
  };
  return context.db.insertInto('vehicles').values(row).returningAll().executeTakeFirstOrThrow();
}
