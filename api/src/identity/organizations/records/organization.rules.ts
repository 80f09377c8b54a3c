import type { OrganizationDetails } from 'shared-contracts/organizations';
import { allows, type Holder, ORGANIZATION_TYPES, type OrganizationType } from 'shared-contracts/values/access';

/** What may be made on behalf of an organization: a 5PL has nobody of its own kind below it. The first is the usual choice. */
export const typesFor = (maker: OrganizationType | null): readonly OrganizationType[] =>
  maker === '5pl' ? ORGANIZATION_TYPES.filter((type) => type !== '5pl') : ORGANIZATION_TYPES;

export type Status = OrganizationDetails['status'];
type Action = OrganizationDetails['actions'][number];

/** How an organization comes from one status to another; there is no other way. */
export const MOVES = [
  { event: 'accept', from: 0, to: 1 },
  { event: 'block', from: 1, to: 2 },
  { event: 'activate', from: 2, to: 1 },
] as const satisfies { event: Action; from: Status; to: Status }[];
export type Move = (typeof MOVES)[number];

/** Statuses as the timeline names them. */
export const STATUS_NAMES: Record<Status, string> = { 0: 'registered', 1: 'active', 2: 'blocked' };

export const moveOf = (from: Status, to: Status): Move | undefined =>
  MOVES.find((move) => move.from === from && move.to === to);

type Asked = { id: string; status: Status; hasChange: boolean };
type Asking = Holder & { organizationId: string };

/** When root may do what; nobody takes from under root the organization that root belongs to. */
const FOR_ROOT: Record<Action, (organization: Asked, isOwn: boolean) => boolean> = {
  edit: () => true,
  delete: ({ status }, isOwn) => status !== 0 && !isOwn,
  accept: ({ status }) => status === 0,
  decline: ({ status }) => status === 0,
  block: ({ status }, isOwn) => status === 1 && !isOwn,
  activate: ({ status }) => status === 2,
  merge: ({ hasChange }) => hasChange,
};

export const ownsSettings = (holder: Holder) => allows(holder, { model: 'organizationOwner', action: 'write' });

/** What the caller may do with an organization; those who are not root only ask for changes of their own. */
export function actionsFor(caller: Asking, organization: Asked): Action[] {
  const isOwn = caller.organizationId === organization.id;
  if (caller.role !== 'root') return isOwn && ownsSettings(caller) ? ['edit'] : [];
  return (Object.keys(FOR_ROOT) as Action[]).filter((action) => FOR_ROOT[action](organization, isOwn));
}

const CODE_LENGTH = 12;
const COMPANY_FORMS = new Set(['PVT', 'PRIVATE', 'LTD', 'LIMITED', 'PLC', 'LLC', 'INC', 'CO', 'THE']);

/** `Northern Star (Pvt) Ltd` → `NORTHERNSTAR`: the first words in capitals, as many as fit. */
export function codeFrom(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const telling = words.filter((word) => !COMPANY_FORMS.has(word));
  const code = telling.reduce((sum, word) => (sum && sum.length + word.length > CODE_LENGTH ? sum : sum + word), '');
  return code.slice(0, CODE_LENGTH) || 'ORG';
}

/** The code itself, or with the first number that nobody has yet. */
export function freeCode(code: string, taken: readonly string[]): string {
  const known = new Set(taken);
  let candidate = code;
  for (let n = 2; known.has(candidate); n += 1) candidate = `${code}${n}`;
  return candidate;
}
