import type { InspectionItemCode } from 'shared-contracts/values/fleet/inspections';
import type { Db } from '../../src/platform/database/database.ts';
import { recordTimeline } from '../../src/platform/timeline/timeline.ts';
import type { Builders } from '../builders.ts';
import { DAY, HOUR } from '../builders/context.ts';
import type { Companies } from './organizations.ts';
import type { People } from './people.ts';

const part = (description: string, quantity: string, unitPrice: string) =>
  ({ kind: 'part', description, quantity, unitPrice }) as const;
const labour = (description: string, hours: string, unitPrice: string) =>
  ({ kind: 'labour', description, quantity: hours, unitPrice }) as const;

/** Days before now, and days from now when the vehicle is out of service. */
const ORDERS = [
  {
    title: 'Front brakes squeal',
    kind: 'fault',
    status: 'inProgress',
    workshop: 'Lanka Brake & Clutch, Peliyagoda',
    day: 2,
    out: null,
    lines: [part('Brake pads, front axle', '2', '18500'), labour('Fitting', '2.5', '3200')],
  },
  {
    title: 'Engine oil and filters',
    kind: 'plan',
    status: 'open',
    workshop: 'Own workshop',
    service: 'Engine oil',
    day: 1,
    out: [16, 17],
    lines: [part('Engine oil 15W-40, litre', '14', '1950'), part('Oil filter', '1', '4200')],
  },
  {
    title: 'Rear tyres worn',
    kind: 'plan',
    status: 'done',
    workshop: 'Perera Tyre House, Kandy',
    service: 'Tyre change',
    day: 12,
    out: null,
    lines: [part('Tyre 8.25 R16', '4', '46500'), labour('Changing and balancing', '1', '6000')],
  },
  { title: 'Cabin light flickers', kind: 'fault', status: 'cancelled', day: 20, out: null, lines: [] },
] as const;

type Author = { id: string; organizationId: string };

type Found = { day: number; kind: 'before' | 'after'; defects: Partial<Record<InspectionItemCode, string>> };
/** Days ago, and what had a defect. */
const BY_DRIVER: readonly Found[] = [
  { day: 0, kind: 'before', defects: { lights: 'Left brake light does not work', tyres: 'Rear left is worn' } },
  { day: 1, kind: 'after', defects: {} },
  { day: 1, kind: 'before', defects: {} },
  { day: 3, kind: 'after', defects: { fluids: 'Oil under the engine' } },
  { day: 3, kind: 'before', defects: {} },
];
/** Keyed by plate. */
const BY_OWNER: Readonly<Record<string, readonly Found[]>> = {
  'NW LK-8147': [
    { day: 0, kind: 'before', defects: { brakes: 'Pulls to the left', mirrors: 'Right mirror is cracked' } },
    { day: 2, kind: 'after', defects: {} },
    { day: 2, kind: 'before', defects: {} },
  ],
  'EP LK-9403': [
    { day: 1, kind: 'after', defects: { cargoArea: 'Rear door does not lock' } },
    { day: 1, kind: 'before', defects: {} },
    { day: 4, kind: 'before', defects: { safetyKit: 'Fire extinguisher has expired' } },
  ],
  'WP LH-0634': [{ day: 6, kind: 'before', defects: {} }],
};

async function inspect(build: Builders, now: number, of: Author & { vehicleId: string }, found: readonly Found[]) {
  const { id: createdBy, organizationId, vehicleId } = of;
  for (const { day, kind, defects } of found) {
    const occurredAt = now - day * DAY - (kind === 'after' ? HOUR : 9 * HOUR);
    await build.inspection({ organizationId, vehicleId, createdBy, kind, defects, occurredAt });
  }
}

/** Inspections by the driver with a phone: the usual vehicle, and before each trip but the first. */
async function inspectionsOfDriver(db: Db, build: Builders, now: number, author: Author) {
  const driver = await db.selectFrom('drivers').select('id').where('userId', '=', author.id).executeTakeFirstOrThrow();
  const usual = await db
    .selectFrom('vehicles')
    .select('id')
    .where('driverId', '=', driver.id)
    .executeTakeFirstOrThrow();
  await inspect(build, now, { ...author, vehicleId: usual.id }, BY_DRIVER);
  const trips = await db
    .selectFrom('trips')
    .select(['id', 'vehicleId', 'startedAt'])
    .where('driverId', '=', driver.id)
    .where('startedAt', 'is not', null)
    .orderBy('startedAt')
    .offset(1)
    .$narrowType<{ vehicleId: string; startedAt: number }>()
    .execute();
  for (const { id: tripId, vehicleId, startedAt } of trips)
    await build.inspection({
      organizationId: author.organizationId,
      vehicleId,
      tripId,
      createdBy: author.id,
      occurredAt: startedAt - HOUR / 4,
    });
}

/** The fleet owner looks at the lorries before they leave the yard and after they are back. */
async function inspectionsOfOwner(db: Db, build: Builders, now: number, author: Author) {
  const vehicles = await db
    .selectFrom('vehicles')
    .select(['id', 'registrationPlate'])
    .where('organizationId', '=', author.organizationId)
    .orderBy('registrationPlate')
    .execute();
  for (const { id: vehicleId, registrationPlate } of vehicles)
    await inspect(build, now, { ...author, vehicleId }, BY_OWNER[registrationPlate] ?? []);
}

/** Work orders: in progress, planned, done and cancelled. */
export async function maintenance(
  db: Db,
  build: Builders,
  now: number,
  companies: Companies,
  { carrier, fleet, dispatcher, driver }: People,
) {
  const authors: Author[] = [
    { id: carrier.id, organizationId: companies.carriers.id },
    { id: fleet.id, organizationId: companies.lorries.id },
    { id: dispatcher.id, organizationId: companies.serendib.id },
  ];
  await inspectionsOfDriver(db, build, now, { id: driver.id, organizationId: companies.carriers.id });
  await inspectionsOfOwner(db, build, now, { id: fleet.id, organizationId: companies.lorries.id });
  const services = await db.selectFrom('serviceIntervals').select(['id', 'name']).execute();
  for (const { id: userId, organizationId } of authors) {
    const vehicles = await db
      .selectFrom('vehicles')
      .select('id')
      .where('organizationId', '=', organizationId)
      .orderBy('registrationPlate')
      .execute();
    for (const [index, { day, out, lines, ...order }] of ORDERS.entries()) {
      const createdAt = now - day * DAY;
      const vehicleId = vehicles[index]?.id ?? '';
      const { id, number } = await build.workOrder({
        organizationId,
        vehicleId,
        title: order.title,
        kind: order.kind,
        status: order.status,
        workshop: 'workshop' in order ? order.workshop : null,
        serviceIntervalId: ('service' in order && services.find(({ name }) => name === order.service)?.id) || null,
        doneAt: order.status === 'done' ? createdAt + 5 * HOUR : null,
        createdBy: userId,
        createdAt,
        lines,
        ...(out && { out: { fromAt: now + out[0] * DAY, toAt: now + out[1] * DAY } }),
      });
      const by = { userId, actorId: null, organizationId };
      const entry = { subject: 'workOrder' as const, subjectId: id, organizationId };
      const changes = { number: { from: null, to: number }, title: { from: null, to: order.title } };
      await recordTimeline(db, by, { ...entry, event: 'created', changes, occurredAt: createdAt });
      if (order.status === 'open') continue;
      const status = { from: 'open', to: order.status };
      await recordTimeline(db, by, {
        ...entry,
        event: order.status,
        changes: { status },
        occurredAt: createdAt + HOUR,
      });
    }
  }
}
