import type { Given } from '../builders.ts';
import { branding } from './branding.ts';
import { catalogue } from './catalogue.ts';
import { contracts } from './contracts.ts';
import { fleet } from './fleet.ts';
import { locations } from './locations.ts';
import { operations } from './operations.ts';
import { organizations } from './organizations.ts';
import { people } from './people.ts';

/** All that stands before the first order: who, where, with what and under which terms. */
export async function castOf(given: Given, now: number) {
  const companies = await organizations(given, now);
  const staff = await people(given, companies);
  await branding(given, companies, staff);
  const places = await locations(given, companies);
  const goods = await catalogue(given, companies);
  return {
    companies,
    people: staff,
    locations: places,
    catalogue: goods,
    operations: await operations(given, companies, staff, places),
    contracts: await contracts(given, now, companies, places),
    fleet: await fleet(given, now, companies, staff, goods),
  };
}

export type Cast = Awaited<ReturnType<typeof castOf>>;
