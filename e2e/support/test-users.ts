import { randomUUID } from 'node:crypto';
import type { SignedIn } from 'shared-contracts/auth';
import type { Page } from 'shared-contracts/common';
import type { OrganizationRow } from 'shared-contracts/organizations';
import type { User, UserRow } from 'shared-contracts/users';
import type { Rule } from 'shared-contracts/values/access';
import { PASSWORD } from '../../api/demo/password.ts';
import { type Api, apiAs, done } from './api.ts';
import { found, mailsTo } from './mails.ts';
import type { Portal } from './portal.ts';

const FIRST = 'told by phone';
const unique = (what: string) => `${what}-${randomUUID().slice(0, 8)}`;
export const emailOf = (login: string) => `${login}@newcomers.example`;

/** What a new organization tells of itself. */
export async function details(root: Api, name: string) {
  const { items } = await done(root.get<Page<OrganizationRow>>('/organizations?search=Lagoon'));
  const [country, currency] = [items[0]?.country, items[0]?.currency];
  if (!country || !currency) throw new Error('Lagoon has no country or currency');
  return {
    name,
    registrationId: unique('PV'),
    countryId: country.id,
    currencyId: currency.id,
    domain: 'Cut flowers',
    contactName: 'Anusha',
    contactEmail: emailOf(unique('contact')),
    type: '1pl' as const,
  };
}

/** People and organizations that no other journey knows. */
export const peopleIn = (portal: Portal) => {
  const addUser = async (login: string, more: { password?: string; rules?: Rule[] }): Promise<User> => {
    const root = await apiAs(portal, 'root');
    const { items } = await done(root.get<Page<UserRow>>('/users?search=planner'));
    return done(
      root.post<User>('/users', {
        login,
        email: emailOf(login),
        organizationId: items[0]?.organization.id,
        timezoneId: items[0]?.timezone.id,
        ...more,
      }),
    );
  };
  /** As they do at their first sign-in. */
  const choosePassword = async (login: string, first: string) => {
    const { token } = await done((await apiAs(portal, 'root')).post<SignedIn>('/auth', { login, password: first }));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await fetch(`${portal.url}/api/users/self-update`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ password: PASSWORD }),
    });
  };
  return {
    /** Somebody of the demo's cargo owner who must change the password first: it is told, or mailed to them. */
    newcomer: ({ isMailed = false } = {}) => addUser(unique('newcomer'), isMailed ? {} : { password: PASSWORD }),
    /** Somebody of the demo's cargo owner with these rules. */
    member: async (rules: Rule[]): Promise<string> => {
      const { login } = await addUser(unique('member'), { password: FIRST, rules });
      await choosePassword(login, FIRST);
      return login;
    },
    /** An organization and its administrator. */
    company: async (): Promise<{ name: string; login: string }> => {
      const root = await apiAs(portal, 'root');
      const told = await details(root, unique('Orchid'));
      await done(root.post('/organizations', told));
      const mails = await mailsTo(root, told.contactEmail);
      const login = found(mails, /Login: (.+)/);
      await choosePassword(login, found(mails, /One-time password: (.+)/));
      return { name: told.name, login };
    },
  };
};
