import type { UserInfo } from 'shared-contracts/auth';
import { ACTIONS, MODELS, type OrganizationType, type Rule } from 'shared-contracts/values/access';

const ALL: Rule[] = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));
const READ = ALL.filter(({ rule }) => rule === 'read');

const user = (
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

/** People to look at a screen as: `renderScreen(<Page />, { user: as.cargoOwner })`. */
export const as = {
  root: user('root', '5pl', [], 'root'),
  /** A cargo owner's clerk who may do everything there. */
  cargoOwner: user('nadia', '1pl', ALL),
  /** Sees everything of a cargo owner and changes nothing. */
  reader: user('rohan', '1pl', READ),
  /** A cargo owner's clerk without any rule. */
  nobody: user('nobody', '1pl', []),
  transporter: user('tharindu', '2pl', ALL),
  /** A 3pl passes every route check. */
  forwarder: user('fathima', '3pl', []),
  fleetOwner: user('farook', 'fleetOwner', ALL),
};
