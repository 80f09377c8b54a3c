import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import {
  hasAccess,
  type AccessSubject,
  ORGANIZATION_TYPES,
  type OrganizationType,
} from 'shared-contracts/values/identity/access';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';

/** The types an organization may create; a 5PL cannot create another 5PL. The first one is the default. */
export const listCreatableTypes = (creatorType: OrganizationType | null): readonly OrganizationType[] =>
  creatorType === '5pl' ? ORGANIZATION_TYPES.filter((type) => type !== '5pl') : ORGANIZATION_TYPES;

export type Status = OrganizationDetails['status'];
type Action = OrganizationDetails['actions'][number];

export const STATUS_TRANSITIONS = [
  { event: 'accept', from: ORGANIZATION_STATUS.registered, to: ORGANIZATION_STATUS.active },
  { event: 'block', from: ORGANIZATION_STATUS.active, to: ORGANIZATION_STATUS.blocked },
  { event: 'activate', from: ORGANIZATION_STATUS.blocked, to: ORGANIZATION_STATUS.active },
] as const satisfies { event: Action; from: Status; to: Status }[];
export type StatusTransition = (typeof STATUS_TRANSITIONS)[number];

/** The names in the timeline. */
export const STATUS_NAMES: Record<Status, string> = {
  [ORGANIZATION_STATUS.registered]: 'registered',
  [ORGANIZATION_STATUS.active]: 'active',
  [ORGANIZATION_STATUS.blocked]: 'blocked',
};

export const findTransition = (from: Status, to: Status): StatusTransition | undefined =>
  STATUS_TRANSITIONS.find((transition) => transition.from === from && transition.to === to);

type OrganizationState = { id: string; status: Status; hasChange: boolean };
type OrganizationCaller = AccessSubject & { organizationId: string };

/** Root cannot delete or block its own organization. */
const ROOT_ACTIONS: Record<Action, (organization: OrganizationState, isOwn: boolean) => boolean> = {
  edit: () => true,
  delete: ({ status }, isOwn) => status !== ORGANIZATION_STATUS.registered && !isOwn,
  accept: ({ status }) => status === ORGANIZATION_STATUS.registered,
  decline: ({ status }) => status === ORGANIZATION_STATUS.registered,
  block: ({ status }, isOwn) => status === ORGANIZATION_STATUS.active && !isOwn,
  activate: ({ status }) => status === ORGANIZATION_STATUS.blocked,
  merge: ({ hasChange }) => hasChange,
};

export const canWriteSettings = (subject: AccessSubject) =>
  hasAccess(subject, { model: 'organizationOwner', action: 'write' });

/** Users other than root may only request changes of their own organization. */
export function organizationActions(caller: OrganizationCaller, organization: OrganizationState): Action[] {
  const isOwn = caller.organizationId === organization.id;
  if (caller.role !== 'root') return isOwn && canWriteSettings(caller) ? ['edit'] : [];
  return (Object.keys(ROOT_ACTIONS) as Action[]).filter((action) => ROOT_ACTIONS[action](organization, isOwn));
}

const CODE_LENGTH = 12;
const COMPANY_FORMS = new Set(['PVT', 'PRIVATE', 'LTD', 'LIMITED', 'PLC', 'LLC', 'INC', 'CO', 'THE']);

/** `Northern Star (Pvt) Ltd` → `NORTHERNSTAR`: the first words that fit. */
export function toCode(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const significant = words.filter((word) => !COMPANY_FORMS.has(word));
  const code = significant.reduce(
    (sum, word) => (sum && sum.length + word.length > CODE_LENGTH ? sum : sum + word),
    '',
  );
  return code.slice(0, CODE_LENGTH) || 'ORG';
}

/** Appends the first free number if the code is taken. */
export function toUniqueCode(code: string, taken: readonly string[]): string {
  const takenCodes = new Set(taken);
  let candidate = code;
  for (let n = 2; takenCodes.has(candidate); n += 1) candidate = `${code}${n}`;
  return candidate;
}
