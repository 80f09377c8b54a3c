import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';
import { CARRIERS_ZONES, HARVEST_ZONES, MERIDIAN_ZONES, SERENDIB_ZONES, type ZoneLine } from './zone-lines.ts';

const zones = async (build: Builders, organizationId: string, lines: readonly ZoneLine[]) => {
  for (const [name, colour, polygon] of lines)
    await build.routeZone({ organizationId, name, colour, polygon: [...polygon] });
};

/** The zones that trips are planned by, and regular routes. */
export async function routes(
  build: Builders,
  { companies: { serendib, meridian, carriers, harvest }, locations }: Cast,
) {
  await zones(build, serendib.id, SERENDIB_ZONES);
  await zones(build, meridian.id, MERIDIAN_ZONES);
  await zones(build, carriers.id, CARRIERS_ZONES);
  await zones(build, harvest.id, HARVEST_ZONES);
  const { serendib: hubs, meridian: stores, harvest: places } = locations;
  const yard = hubs['Serendib Kotikawatta yard'].locationId;
  await build.route({
    organizationId: serendib.id,
    name: 'Night line to the north',
    locationIds: [
      yard,
      ...(
        [
          'Serendib Kurunegala hub',
          'Serendib Dambulla cross-dock',
          'Serendib Jaffna hub',
          'Serendib Kankesanthurai wharf',
        ] as const
      ).map((name) => hubs[name].locationId),
    ],
  });
  await build.route({
    organizationId: serendib.id,
    name: 'Galle shuttle, coast road',
    excludeTolls: true,
    locationIds: [yard, hubs['Serendib Galle hub'].locationId, yard],
  });
  await build.route({
    organizationId: meridian.id,
    name: 'Kandy and Trincomalee relay',
    locationIds: (
      ['Meridian bonded warehouse', 'Meridian Kandy cross-dock', 'Meridian Trincomalee store'] as const
    ).map((name) => stores[name].locationId),
  });
  await build.route({
    organizationId: harvest.id,
    name: 'Tea collection, Hatton to the port',
    locationIds: (
      [
        'Talawakele estate',
        'Hatton tea factory',
        'Nawalapitiya estate store',
        'Grandpass tea stores',
        'Port of Colombo, export gate',
      ] as const
    ).map((name) => places[name].locationId),
  });
  await build.route({
    organizationId: harvest.id,
    name: 'Spices to Galle harbour',
    excludeTolls: true,
    locationIds: (
      ['Matale cinnamon and pepper', 'Ratmalana spice mill', 'Galle spice store', 'Galle harbour'] as const
    ).map((name) => places[name].locationId),
  });
}
