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

/** Days ago, and what had a defect. */
const INSPECTIONS = [
  { day: 0, kind: 'before', defects: { lights: 'Left brake light does not work', tyres: 'Rear left is worn' } },
  { day: 1, kind: 'after', defects: {} },
  { day: 1, kind: 'before', defects: {} },
  { day: 3, kind: 'after', defects: { fluids: 'Oil under the engine' } },
  { day: 3, kind: 'before', defects: {} },
] as const;

/** What the driver with a phone found on the usual vehicle. */
async function inspections(db: Db, build: Builders, now: number, { id: createdBy, organizationId }: Author) {
  const vehicle = await db
    .selectFrom('vehicles')
    .innerJoin('drivers', 'drivers.id', 'vehicles.driverId')
    .select('vehicles.id')
    .where('drivers.userId', '=', createdBy)
    .executeTakeFirst();
  if (!vehicle) return;
  for (const { day, kind, defects } of INSPECTIONS) {
    const occurredAt = now - day * DAY - (kind === 'after' ? HOUR : 9 * HOUR);
    await build.inspection({ organizationId, vehicleId: vehicle.id, createdBy, kind, defects, occurredAt });
  }
}

/** Work on vehicles: under way, planned, done and cancelled. */
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
  await inspections(db, build, now, { id: driver.id, organizationId: companies.carriers.id });
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
      const entry = { subject: 'workOrder', subjectId: id, organizationId };
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
