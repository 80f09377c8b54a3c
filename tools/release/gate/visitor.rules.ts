import type { UserInfo } from 'shared-contracts/identity/auth';
import {
  ACTIONS,
  hasAccess,
  MODELS,
  ORGANIZATION_TYPES,
  ROLES,
  type Access,
  type AccessSubject,
  type AreaModel,
  type GrantedRule,
} from 'shared-contracts/values/identity/access';
import type { AreaManifest } from 'shared-contracts/values/portal/areas';

const NO_RECORD = '00000000-0000-4000-8000-000000000000';
const everyRule = (areaModels: readonly AreaModel[]) =>
  [...MODELS, ...areaModels].flatMap((model) => ACTIONS.map((rule): GrantedRule => ({ model, rule })));
/** Regular users first: root sees fewer pages like users do. */
const listSubjects = (areaModels: readonly AreaModel[]): AccessSubject[] =>
  ROLES.toReversed().flatMap((role) =>
    [...new Set(['3pl' as const, ...ORGANIZATION_TYPES])].map((organizationType) => ({
      role,
      organizationType,
      rules: everyRule(areaModels),
    })),
  );

/** Pages that one user opens, at addresses without a record. */
export type Visit = { user: UserInfo; pages: { route: string; address: string }[] };

const toUser = ({ role, organizationType, rules }: AccessSubject): UserInfo => ({
  id: NO_RECORD,
  login: 'release-check',
  role,
  email: 'release-check@consign.invalid',
  organizationId: NO_RECORD,
  organizationName: 'Release check',
  organizationType,
  organizationCode: 'CHK',
  organizationLogo: null,
  timezone: { id: NO_RECORD, name: 'Etc/UTC' },
  rules: [...rules],
  language: 'en',
  units: 'metric',
});

const ROOT: AccessSubject = { role: 'root', organizationType: '5pl', rules: [] };

/** The fewest users who may open every route of an area; they hold the rules for its own models too. */
export function planVisits({ routes, models = [] }: Pick<AreaManifest, 'routes' | 'models'>): Visit[] {
  const subjects = listSubjects(models.map(({ model }) => model));
  const subjectFor = (access: Access) => subjects.find((subject) => hasAccess(subject, access)) ?? ROOT;
  const bySubject = Map.groupBy(routes, ({ access }) => subjectFor(access));
  return [...bySubject].map(([subject, opened]) => ({
    user: toUser(subject),
    pages: opened.map(({ path }) => ({ route: path, address: path.replaceAll(/:[^/]+/g, NO_RECORD) })),
  }));
}

const toBase64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as browsers read it. No API accepts it: its signature is none. @param now in unix seconds */
export const createUnsignedToken = (user: UserInfo, now: number) =>
  [toBase64Url({ alg: 'none' }), toBase64Url({ ...user, iat: now, exp: now + 3_600 }), 'none'].join('.');
