import type { Insertable } from 'kysely';
import { INSPECTION_ITEMS, type InspectionItemCode } from 'shared-contracts/values/fleet/inspections';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, HOUR } from './context.ts';

type Inspection = Partial<Insertable<Tables['inspections']>> &
  Pick<Insertable<Tables['inspections']>, 'organizationId' | 'vehicleId' | 'createdBy'> & {
    /** The note of each item with a defect. */
    defects?: Partial<Record<InspectionItemCode, string>>;
  };

const NAMES: Record<InspectionItemCode, string> = {
  brakes: 'Brakes',
  tyres: 'Tyres and wheels',
  lights: 'Lights and indicators',
  mirrors: 'Mirrors and windows',
  steering: 'Steering',
  horn: 'Horn',
  fluids: 'Oil, water and leaks',
  cargoArea: 'Cargo area and doors',
  safetyKit: 'Fire extinguisher and first aid',
  documents: 'Papers of the vehicle',
};

/** By default an inspection before a trip, with the default checklist and without defects. */
export async function inspection(context: Context, { defects = {}, ...overrides }: Inspection) {
  const { db, now } = context;
  const n = context.next('inspection');
  const row = {
    id: context.id('inspection', n),
    tripId: null,
    kind: 'before' as const,
    hasDefects: Object.keys(defects).length > 0,
    key: context.id('inspectionKey', n),
    occurredAt: now - HOUR,
    recordedAt: overrides.occurredAt ?? now - HOUR,
    ...overrides,
  };
  const made = await db.insertInto('inspections').values(row).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto('inspectionItems')
    .values(
      INSPECTION_ITEMS.map((code, position) => ({
        id: context.id('inspectionItem', context.next('inspectionItem')),
        inspectionId: made.id,
        position,
        code,
        name: NAMES[code],
        isDefect: code in defects,
        note: defects[code] ?? null,
      })),
    )
    .execute();
  return made;
}
