import type { Builders } from '../builders.ts';
import type { RulePreset } from '../builders/rule-presets.ts';
import type { Companies } from './organizations.ts';

type Person = {
  company: keyof Companies;
  firstName: string;
  lastName: string;
  rules: RulePreset;
  role?: 'root' | 'admin';
  isDriver?: true;
};

const PEOPLE = {
  planner: { company: 'harvest', firstName: 'Dilani', lastName: 'Perera', rules: 'planner' },
  approver1: { company: 'harvest', firstName: 'Ruwan', lastName: 'Jayasinghe', rules: 'approver' },
  approver2: { company: 'harvest', firstName: 'Fathima', lastName: 'Nazeer', rules: 'approver' },
  owner: { company: 'harvest', firstName: 'Anusha', lastName: 'Dissanayake', rules: 'all', role: 'admin' },
  reader: { company: 'harvest', firstName: 'Kasun', lastName: 'Wickramasinghe', rules: 'readOnly' },
  clerk: { company: 'harvest', firstName: 'Ishara', lastName: 'Bandara', rules: 'withoutOrders' },
  lagoon: { company: 'lagoon', firstName: 'Marian', lastName: 'Fernando', rules: 'all', role: 'admin' },
  dispatcher: { company: 'serendib', firstName: 'Suresh', lastName: 'Sivakumar', rules: 'all' },
  control: { company: 'meridian', firstName: 'Shehan', lastName: 'de Silva', rules: 'all', role: 'admin' },
  carrier: { company: 'carriers', firstName: 'Senaka', lastName: 'Ekanayake', rules: 'all', role: 'admin' },
  driver: { company: 'carriers', firstName: 'Sunil', lastName: 'Rathnayake', rules: 'driver', isDriver: true },
  fleet: { company: 'lorries', firstName: 'Upul', lastName: 'Wijesekara', rules: 'all', role: 'admin' },
  platform: { company: 'consign', firstName: 'Chaminda', lastName: 'Weerasinghe', rules: 'all', role: 'admin' },
  root: { company: 'consign', firstName: 'Nadeesha', lastName: 'Gamage', rules: 'none', role: 'root' },
  ruhuna: { company: 'blocked', firstName: 'Jagath', lastName: 'Liyanage', rules: 'all', role: 'admin' },
} satisfies Record<string, Person>;

type Name = keyof typeof PEOPLE;

/** Logins are first names; each user is a contact of their organization too. */
export async function people(build: Builders, companies: Companies) {
  const made = {} as Record<Name, Awaited<ReturnType<Builders['user']>> & { contactId: string }>;
  for (const [login, person] of Object.entries<Person>(PEOPLE)) {
    const { company, firstName, lastName, rules, role = 'user', isDriver = false } = person;
    const { id: organizationId, code } = companies[company];
    const email = `${login}@${code.toLowerCase()}.example`;
    const contact = { firstName, lastName, isDriver, isBilling: role === 'admin' };
    const names = { givenName: firstName, familyName: lastName };
    const user = await build.user({ login, ...names, email, organizationId, rules, role, isDriver, contact });
    made[login as Name] = { ...user, contactId: user.contactId ?? '' };
  }
  return made;
}

export type People = Awaited<ReturnType<typeof people>>;
