import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

export const TOMORROW = TEST_NOW + DAY;

/**
 * Creates an organization with two vehicle types, a zone, and orders from one depot: the first two fit together, the
 * third is too large, the fourth is late.
 */
export async function openPlanner(portal: ReturnType<typeof testApp>) {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const small = await build.vehicleType({ name: 'Small', organizationId, averageSpace: '8', maxWeight: '1500' });
  const large = await build.vehicleType({
    name: 'Large',
    organizationId,
    averageSpace: '20',
    maxWeight: '5000',
  });
  const depot = await build.location({ organizationId, name: 'Depot', latitude: 6.93, longitude: 79.86 });
  const drops = await Promise.all(
    [
      [7.29, 80.63],
      [7.28, 80.6],
      [7.3, 80.65],
      [7.27, 80.62],
    ].map(([latitude, longitude], i) =>
      build.location({
        organizationId,
        name: `Drop ${i}`,
        latitude: latitude as number,
        longitude: longitude as number,
      }),
    ),
  );
  const zone = await build.routeZone({
    organizationId,
    name: 'Hills',
    polygon: [
      [7.2, 80.55],
      [7.2, 80.75],
      [7.35, 80.75],
      [7.35, 80.55],
    ],
  });
  const order = (i: number, totalSpace: string, deliveryTo: number) =>
    build.order({
      organizationId,
      stage: 'validated',
      validatedAt: TEST_NOW,
      totalSpace,
      totalWeight: '700',
      vehicleTypeIds: [small.id, large.id],
      stops: [{ locationId: depot.id }, { locationId: (drops[i] as (typeof drops)[number]).id }],
      pickupFrom: TOMORROW,
      pickupTo: TOMORROW + HOUR,
      deliveryFrom: TOMORROW + HOUR,
      deliveryTo,
      loadingMinutes: 0,
      unloadingMinutes: 0,
    });
  const orders = [
    await order(0, '6', TOMORROW + 8 * HOUR),
    await order(1, '5', TOMORROW + 8 * HOUR),
    await order(2, '20.001', TOMORROW + 8 * HOUR),
    await order(3, '1', TOMORROW + 2 * HOUR),
  ];
  const user = await build.user({
    organizationId,
    rules: [
      { model: 'trip', rule: 'write' },
      { model: 'trip', rule: 'read' },
    ],
  });
  return {
    build,
    organizationId,
    small,
    large,
    zone,
    depot,
    orders: orders.map(({ id }) => id),
    as: portal.as(user),
  };
}
