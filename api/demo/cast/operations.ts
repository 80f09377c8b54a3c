import type { Builders } from '../builders.ts';
import type { Locations } from './locations.ts';
import type { Companies } from './organizations.ts';
import type { People } from './people.ts';

/** Operations with two approvers, with one and with none. */
export async function operations(build: Builders, companies: Companies, people: People, locations: Locations) {
  const { planner, approver1, approver2, lagoon, control } = people;
  const harvest = { organizationId: companies.harvest.id, notificationContactIds: [planner.contactId] };
  const from = locations.harvest;
  const idsOf = (...places: (keyof typeof from)[]) => places.map((place) => from[place].locationId);
  const none = { approver1Id: null, approver2Id: null };
  return {
    teaExport: await build.operation({
      ...harvest,
      name: 'Tea export',
      approver1Id: approver1.contactId,
      approver2Id: approver2.contactId,
      locationIds: idsOf(
        'Hatton tea factory',
        'Talawakele estate',
        'Grandpass tea stores',
        'Port of Colombo, export gate',
      ),
    }),
    spiceExport: await build.operation({
      ...harvest,
      name: 'Spice export',
      acceptanceMinutes: 24 * 60,
      approver1Id: approver1.contactId,
      approver2Id: null,
      locationIds: idsOf('Matale cinnamon and pepper', 'Galle spice store', 'Galle harbour'),
    }),
    distribution: await build.operation({
      ...harvest,
      ...none,
      name: 'Local distribution',
      locationIds: idsOf('Gampaha distribution centre', 'Vavuniya transfer yard', 'Jaffna wholesale store'),
    }),
    freshExport: await build.operation({
      organizationId: companies.lagoon.id,
      name: 'Fresh export',
      approver1Id: lagoon.contactId,
      approver2Id: null,
    }),
    landing: await build.operation({ organizationId: companies.lagoon.id, ...none, name: 'Landing site collection' }),
    managed: await build.operation({
      organizationId: companies.meridian.id,
      name: 'Managed distribution',
      approver1Id: control.contactId,
      approver2Id: null,
    }),
    hubs: await build.operation({ organizationId: companies.serendib.id, ...none, name: 'Hub transfers' }),
  };
}

export type Operations = Awaited<ReturnType<typeof operations>>;
