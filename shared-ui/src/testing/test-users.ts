import type { UserInfo } from 'shared-contracts/identity/auth';
import { ACTIONS, MODELS, type OrganizationType, type Rule } from 'shared-contracts/values/identity/access';

const ALL_RULES: Rule[] = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));
const READ_RULES = ALL_RULES.filter(({ rule }) => rule === 'read');

const createUser = (
  login: string,
  organizationType: OrganizationType,
  rules: Rule[],
  role: UserInfo['role'] = 'user',
): UserInfo => ({
  id: '00000000-0000-4000-8000-000000000001',
  login,
  role,
  email: `${login}@example.com`,
  organizationId: '00000000-0000-4000-8000-0000000000aa',
  organizationName: 'Ceylon Tea Exports',
  organizationType,
  organizationCode: 'CTE',
  organizationLogo: null,
  timezone: { id: '00000000-0000-4000-8000-0000000000ff', name: 'Asia/Colombo' },
  rules,
  language: 'en',
  units: 'metric',
});

/** `renderScreen(<Page />, { user: testUsers.cargoOwner })` */
export const testUsers = {
  root: createUser('root', '5pl', [], 'root'),
  /** A user of a cargo owner with all rules. */
  cargoOwner: createUser('nadia', '1pl', ALL_RULES),
  /** A user of a cargo owner with all read rules. */
  reader: createUser('rohan', '1pl', READ_RULES),
  /** A user of a cargo owner without rules. */
  nobody: createUser('nobody', '1pl', []),
  transporter: createUser('tharindu', '2pl', ALL_RULES),
  /** A user of a 3pl with all rules. */
  forwarder: createUser('fathima', '3pl', ALL_RULES),
  /** A user of a 3pl without rules: reads everything. */
  newForwarder: createUser('fazil', '3pl', []),
  fleetOwner: createUser('farook', 'fleetOwner', ALL_RULES),
};
