import { randomUUID } from 'node:crypto';
import type { SignInResult } from 'shared-contracts/identity/auth';
import type { Page } from 'shared-contracts/common';
import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import type { User, UserRow } from 'shared-contracts/identity/users';
import type { Rule } from 'shared-contracts/values/identity/access';
import { PASSWORD } from '../../api/demo/password.ts';
import { type Api, createApi, unwrap } from './api.ts';
import { extract, listEmailsTo } from './emails.ts';
import type { Portal } from './portal.ts';

const ONE_TIME_PASSWORD = 'one-time password';
const toUniqueName = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;
export const getEmail = (login: string) => `${login}@newcomers.example`;

/** Builds the registration input of a new organization. */
export async function buildOrganizationInput(root: Api, name: string) {
  const { items } = await unwrap(root.get<Page<OrganizationRow>>('/organizations?search=Lagoon'));
  const [country, currency] = [items[0]?.country, items[0]?.currency];
  if (!country || !currency) throw new Error('Lagoon has no country or currency');
  return {
    name,
    registrationId: toUniqueName('PV'),
    countryId: country.id,
    currencyId: currency.id,
    domain: 'Cut flowers',
    contactName: 'Anusha',
    contactEmail: getEmail(toUniqueName('contact')),
    type: '1pl' as const,
  };
}

/** Creates users and organizations that no other test uses. */
export const createTestUsers = (portal: Portal) => {
  const createUser = async (
    login: string,
    { colleagueOf = 'planner', ...details }: { password?: string; rules?: Rule[]; colleagueOf?: string },
  ): Promise<User> => {
    const root = await createApi(portal, 'root');
    const { items } = await unwrap(root.get<Page<UserRow>>(`/users?search=${colleagueOf}`));
    return unwrap(
      root.post<User>('/users', {
        login,
        email: getEmail(login),
        organizationId: items[0]?.organization.id,
        timezoneId: items[0]?.timezone.id,
        ...details,
      }),
    );
  };
  /** Changes the one-time password, as required at the first sign-in. */
  const changeFirstPassword = async (login: string, oneTimePassword: string) => {
    const { token } = await unwrap(
      (await createApi(portal, 'root')).post<SignInResult>('/auth', { login, password: oneTimePassword }),
    );
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await fetch(`${portal.url}/api/users/self-update`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ password: PASSWORD }),
    });
  };
  return {
    /** Creates a user of the demo's cargo owner who still has to change the password. */
    createNewcomer: ({ isEmailed = false } = {}) =>
      createUser(toUniqueName('newcomer'), isEmailed ? {} : { password: PASSWORD }),
    /** Creates a user with these rules in the organization of a demo user, by default the cargo owner. */
    createMember: async (rules: Rule[], colleagueOf = 'planner'): Promise<string> => {
      const { login } = await createUser(toUniqueName('member'), { password: ONE_TIME_PASSWORD, rules, colleagueOf });
      await changeFirstPassword(login, ONE_TIME_PASSWORD);
      return login;
    },
    /** Creates an organization with an administrator. */
    createOrganization: async (): Promise<{ name: string; login: string }> => {
      const root = await createApi(portal, 'root');
      const input = await buildOrganizationInput(root, toUniqueName('Orchid'));
      await unwrap(root.post('/organizations', input));
      const emails = await listEmailsTo(root, input.contactEmail);
      const login = extract(emails, /Login: (.+)/);
      await changeFirstPassword(login, extract(emails, /One-time password: (.+)/));
      return { name: input.name, login };
    },
  };
};
