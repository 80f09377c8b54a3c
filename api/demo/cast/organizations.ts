import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { DAY } from '../builders/context.ts';
import type { Builders } from '../builders.ts';
import { BRANDS } from './brands.ts';

const COMPANIES = {
  consign: {
    name: 'Consign Lanka',
    code: 'CONSIGN',
    type: '5pl',
    registrationId: 'PV 00219847',
    contactName: 'Chaminda Weerasinghe',
    domain: 'Freight platform',
  },
  meridian: {
    name: 'Meridian Logistics Partners',
    code: 'MERIDIAN',
    type: '4pl',
    registrationId: 'PV 00105562',
    contactName: 'Shehan de Silva',
    domain: 'Logistics control tower',
  },
  serendib: {
    name: 'Serendib Freight Lines',
    code: 'SERENDIB',
    type: '3pl',
    registrationId: 'PV 00088431',
    contactName: 'Roshan Abeysekera',
    domain: 'Road freight',
  },
  carriers: {
    name: 'Hill Country Carriers',
    code: 'HILLCOUNTRY',
    type: '2pl',
    registrationId: 'PV 00131706',
    contactName: 'Senaka Ekanayake',
    domain: 'Road freight',
  },
  harvest: {
    name: 'Ceylon Harvest Exports',
    code: 'HARVEST',
    type: '1pl',
    registrationId: 'PV 00042918',
    contactName: 'Anusha Dissanayake',
    domain: 'Tea and spices',
  },
  lagoon: {
    name: 'Lagoon Seafoods',
    code: 'LAGOON',
    type: '1pl',
    registrationId: 'PV 00097325',
    contactName: 'Marian Fernando',
    domain: 'Seafood',
  },
  lorries: {
    name: 'Wijesekara Lorry Owners',
    code: 'WIJESEKARA',
    type: 'fleetOwner',
    registrationId: 'PV 00153388',
    contactName: 'Upul Wijesekara',
    domain: 'Vehicle hire',
  },
  waiting: {
    name: 'Northern Star Traders',
    code: 'NORTHSTAR',
    type: '1pl',
    registrationId: 'PV 00280114',
    contactName: 'Kavitha Nadarajah',
    domain: 'Onions and grain',
    status: ORGANIZATION_STATUS.registered,
  },
  blocked: {
    name: 'Ruhuna Haulage',
    code: 'RUHUNA',
    type: '2pl',
    registrationId: 'PV 00117450',
    contactName: 'Jagath Liyanage',
    domain: 'Road freight',
    status: ORGANIZATION_STATUS.blocked,
  },
} as const;

type Company = keyof typeof COMPANIES;

/**
 * Carriers let their customers choose among all of their contacts and locations; customers share only those on common
 * records.
 */
const NETWORK_SHARES: [owner: Company, partner: Company][] = [
  ['serendib', 'harvest'],
  ['serendib', 'lagoon'],
  ['serendib', 'meridian'],
  ['carriers', 'harvest'],
  ['carriers', 'meridian'],
  ['carriers', 'serendib'],
  ['lorries', 'serendib'],
  ['lorries', 'carriers'],
];

/** Partnerships: who requested them from whom, and their status. */
const PARTNERSHIPS: [Company, Company, 'active' | 'waitingConfirmation' | 'blocked'][] = [
  ['harvest', 'serendib', 'active'],
  ['harvest', 'carriers', 'active'],
  ['harvest', 'meridian', 'active'],
  ['harvest', 'blocked', 'blocked'],
  ['lagoon', 'serendib', 'active'],
  ['lagoon', 'carriers', 'waitingConfirmation'],
  ['meridian', 'serendib', 'active'],
  ['meridian', 'carriers', 'active'],
  ['serendib', 'carriers', 'active'],
  ['serendib', 'lorries', 'active'],
  ['carriers', 'lorries', 'active'],
  ['consign', 'meridian', 'active'],
  ['consign', 'lorries', 'waitingConfirmation'],
];

/** The partner token of the nth company: `10000000-0000-4000-8000-000000000001`. */
const partnerTokenOf = (n: number) => `${n}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const brandOf = (company: string) => {
  const { homeLinks = [], ...brand } =
    (BRANDS as Record<string, Partial<(typeof BRANDS)[keyof typeof BRANDS]>>)[company] ?? {};
  return { ...brand, homeLinks: JSON.stringify(homeLinks) };
};

/** Organizations of every type, one in review and one blocked. */
export async function organizations(build: Builders, now: number) {
  const made = {} as Record<Company, Awaited<ReturnType<Builders['organization']>>>;
  for (const [index, [key, company]] of Object.entries(COMPANIES).entries()) {
    const contactEmail = `office@${company.code.toLowerCase()}.example`;
    const createdAt =
      now - ('status' in company && company.status === ORGANIZATION_STATUS.registered ? DAY / 12 : 400 * DAY);
    made[key as Company] = await build.organization({
      ...company,
      ...brandOf(key),
      contactEmail,
      createdAt,
      partnerToken: partnerTokenOf(index + 1),
    });
  }
  for (const [requester, requested, status] of PARTNERSHIPS) {
    await build.partnership({ organizationId: made[requester].id, partnerId: made[requested].id, status });
  }
  for (const [owner, partner] of NETWORK_SHARES)
    await build.networkShare({ organizationId: made[owner].id, partnerId: made[partner].id });
  return made;
}

export type Companies = Awaited<ReturnType<typeof organizations>>;
