import { createBuilders } from '../../../api/demo/builders.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';

const HOUR = 3_600;
/** The number of records of each kind that orders refer to. */
const NAMED = 20;
const written = (unix: number) => new Date(unix * 1_000).toISOString().slice(0, 16).replace('T', ' ');

const HEADINGS = [
  'Reference',
  'Order type',
  'Partner',
  'Contract',
  'Operation',
  'Vehicle types',
  'Flexible',
  'Backhaul',
  'Notification contacts',
  'Description',
  'Pickup from',
  'Pickup to',
  'Delivery from',
  'Delivery to',
  'Cutoff option',
  'Loading duration',
  'Unloading duration',
  'Cargo',
  'Pack numbers',
  'Stops',
] as const;

/** An organization with a planner, and many different orders as rows of a file, each with every column, two cargos and three stops. */
export async function addOffice(db: Db, now: number, count: number) {
  const build = createBuilders(db, now, 'bench');
  const { id: organizationId } = await build.organization();
  const partner = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId, partnerId: partner.id });
  const user = await build.user({ organizationId, rules: 'all', contact: {} });
  const [operation, orderType, vehicleType, contract] = [
    await build.operation({ organizationId }),
    await build.orderType({ organizationId }),
    await build.vehicleType(),
    await build.contract({ organizationId, partnerId: partner.id }),
  ];
  const [places, goods, people]: string[][] = [[], [], []];
  for (let n = 0; n < NAMED; n++) {
    places?.push(
      (await build.location({ organizationId, name: `Place ${n}`, latitude: 6 + n / 10, longitude: 80 + n / 20 })).name,
    );
    goods?.push((await build.cargo({ organizationId })).name);
    people?.push(
      (await build.contact({ organizationId, firstName: 'Person', middleName: null, lastName: String(n) })).name,
    );
  }
  const one = (list: string[] | undefined, n: number) => list?.[n % NAMED] ?? '';
  const row = (n: number) => [
    `PO ${n}`,
    orderType.name,
    partner.name,
    contract.name,
    operation.name,
    vehicleType.name,
    'yes',
    'no',
    one(people, n),
    `Order ${n} of many`,
    ...[24, 26, 30, 34].map((hours) => written(now + (hours + n) * HOUR)),
    'none',
    '00:30',
    '00:45',
    `${one(goods, n)},3;${one(goods, n + 1)},5`,
    `A${n};B${n}`,
    `${one(places, n)},${one(people, n)};${one(places, n + 3)};${one(places, n + 7)},${one(people, n + 5)}`,
  ];
  return { login: user.login, organizationId, table: [HEADINGS, ...Array.from({ length: count }, (_, n) => row(n))] };
}
