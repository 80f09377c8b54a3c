import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';
import { usualOrganization } from './organization.ts';

const FIRST = ['Nimal', 'Kumari', 'Tharindu', 'Dilani', 'Ravi', 'Ishara', 'Suresh', 'Amaya', 'Fathima', 'Ruwan'];
const LAST = [
  'Perera',
  'Fernando',
  'Jayasinghe',
  'Wickramasinghe',
  'Sivakumar',
  'Bandara',
  'Rajapaksha',
  'Nazeer',
  'Gunawardena',
];
const nth = (names: string[], n: number) => names[n % names.length] ?? '';

export async function contact(context: Context, overrides: Partial<Insertable<Tables['contacts']>> = {}) {
  const n = context.next('contact');
  const row = {
    id: context.id('contact', n),
    organizationId: overrides.organizationId ?? (await usualOrganization(context)).id,
    firstName: nth(FIRST, n),
    lastName: nth(LAST, n),
    email: `contact${n}@consign.example`,
    phone: `+9477${1_000_000 + n * 7_919}`,
    isDelivery: true,
    isNotification: true,
    createdAt: context.now - 300 * DAY,
    ...overrides,
  };
  return context.db.insertInto('contacts').values(row).returningAll().executeTakeFirstOrThrow();
}
