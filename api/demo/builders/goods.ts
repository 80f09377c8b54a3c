import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';
import { usualOrganization } from './organization.ts';

/** Belongs to the platform by default. */
export async function cargoType(context: Context, overrides: Partial<Insertable<Tables['cargoTypes']>> = {}) {
  const n = context.next('cargoType');
  const row = { id: context.id('cargoType', n), name: `Cargo type ${n}`, ...overrides };
  return context.db.insertInto('cargoTypes').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Space in CBM, weight in kg. Belongs to the platform by default. */
export async function vehicleType(context: Context, overrides: Partial<Insertable<Tables['vehicleTypes']>> = {}) {
  const n = context.next('vehicleType');
  const row = {
    id: context.id('vehicleType', n),
    name: `Lorry ${n}`,
    averageSpace: '32',
    maxWeight: '7500',
    ...overrides,
  };
  return context.db.insertInto('vehicleTypes').values(row).returningAll().executeTakeFirstOrThrow();
}

type CargoOverrides = Partial<Insertable<Tables['cargos']>> & {
  /** Types that it can be transported with. */ allowedCargoTypeIds?: string[];
};

export async function cargo(context: Context, { allowedCargoTypeIds = [], ...overrides }: CargoOverrides = {}) {
  const n = context.next('cargo');
  const row = {
    id: context.id('cargo', n),
    organizationId: overrides.organizationId ?? (await usualOrganization(context)).id,
    name: `Cargo ${n}`,
    code: `CG-${n}`,
    cargoTypeId: overrides.cargoTypeId ?? (await usualCargoType(context)).id,
    shippingUnit: 'Pallet',
    billingBy: 'weight' as const,
    width: '1',
    height: '1.5',
    length: '1.2',
    weight: '480',
    actualSpace: '1.8',
    effectiveSpace: '2',
    createdAt: context.now - 300 * DAY,
    ...overrides,
  };
  const made = await context.db.insertInto('cargos').values(row).returningAll().executeTakeFirstOrThrow();
  const allowed = allowedCargoTypeIds.map((cargoTypeId) => ({ cargoId: made.id, cargoTypeId }));
  if (allowed.length > 0) await context.db.insertInto('cargoAllowedTypes').values(allowed).execute();
  return made;
}

export async function orderType(context: Context, overrides: Partial<Insertable<Tables['orderTypes']>> = {}) {
  const n = context.next('orderType');
  const row = {
    id: context.id('orderType', n),
    organizationId: overrides.organizationId ?? (await usualOrganization(context)).id,
    name: `Order type ${n}`,
    code: `OT-${n}`,
    createdAt: context.now - 300 * DAY,
    ...overrides,
  };
  return context.db.insertInto('orderTypes').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Finds the platform's entry by name, or adds it. */
const usualCargoType = (context: Context) =>
  context.usual('cargoType', async () => {
    const found = await context.db
      .selectFrom('cargoTypes')
      .selectAll()
      .where('organizationId', 'is', null)
      .where('name', '=', 'General goods')
      .executeTakeFirst();
    return found ?? cargoType(context, { name: 'General goods' });
  });
export const usualVehicleType = (context: Context) =>
  context.usual('vehicleType', async () => {
    const found = await context.db
      .selectFrom('vehicleTypes')
      .selectAll()
      .where('organizationId', 'is', null)
      .where('name', '=', 'Lorry 20 ft')
      .executeTakeFirst();
    return found ?? vehicleType(context, { name: 'Lorry 20 ft' });
  });
export const usualCargo = (context: Context, organizationId: string) =>
  context.usual(`cargo of ${organizationId}`, () => cargo(context, { organizationId }));
export const usualOrderType = (context: Context, organizationId: string) =>
  context.usual(`order type of ${organizationId}`, () => orderType(context, { organizationId, name: 'Import' }));
