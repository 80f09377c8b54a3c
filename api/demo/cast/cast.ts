import type { Builders } from '../builders.ts';
import { branding } from './branding.ts';
import { catalogue } from './catalogue.ts';
import { contracts } from './contracts.ts';
import { fleet } from './fleet.ts';
import { locations } from './locations.ts';
import { operations } from './operations.ts';
import { organizations } from './organizations.ts';
import { people } from './people.ts';

/** Everything before the first order: organizations, people, network and contracts. */
export async function castOf(build: Builders, now: number) {
  const companies = await organizations(build, now);
  const staff = await people(build, companies);
  await branding(build, companies, staff);
  const places = await locations(build, companies);
  const goods = await catalogue(build, companies);
  return {
    companies,
    people: staff,
    locations: places,
    catalogue: goods,
    operations: await operations(build, companies, staff, places),
    contracts: await contracts(build, now, companies, places),
    fleet: await fleet(build, now, companies, staff, goods),
  };
}

export type Cast = Awaited<ReturnType<typeof castOf>>;
