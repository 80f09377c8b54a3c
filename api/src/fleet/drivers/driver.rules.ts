import type { FieldError } from 'shared-contracts/common';
import type { DriverFileKind, DriverRow } from 'shared-contracts/fleet/drivers';
import {
  type Access,
  hasAccess,
  holdsRule,
  type AccessSubject,
  type Role,
} from 'shared-contracts/values/identity/access';
import { mayManageRole } from '../../identity/public.ts';
import { DRIVER_MANAGING_ORGANIZATIONS } from '../../network/public.ts';

/** Users who can read vehicles or users can read drivers as well. */
export const OR_READ_DRIVERS = {
  or: [
    { model: 'vehicle', action: 'read' },
    { model: 'user', action: 'read' },
  ],
} as const satisfies Access;
/** Users who assign drivers to vehicles or trips can list drivers. */
export const OR_SELECT_DRIVERS = {
  or: [...OR_READ_DRIVERS.or, { model: 'vehicle', action: 'write' }, { model: 'trip', action: 'read' }],
} as const satisfies Access;

/** Whether the caller can read the full profiles of own drivers, with documents and photos. */
export const canSeeProfiles = (caller: AccessSubject) =>
  hasAccess(caller, { model: 'driver', action: 'read', ...OR_READ_DRIVERS });

/** Port permits and other passes are not required of every driver. */
const REQUIRED_DOCUMENTS = [
  'photo',
  'licence',
  'idFront',
  'idBack',
  'policeReport',
  'healthReport',
] as const satisfies readonly DriverFileKind[];

export const listMissingDocuments = (kinds: readonly DriverFileKind[]): DriverFileKind[] =>
  REQUIRED_DOCUMENTS.filter((kind) => !kinds.includes(kind));

/** @param now unix seconds */
export const getBirthDateError = (birthDate: number | null | undefined, now: number): FieldError | null =>
  (birthDate ?? now) > now ? { code: 'inFuture', message: 'Birth date is in the future' } : null;

const DRIVER_RULES = [
  { model: 'trip', rule: 'read' },
  { model: 'vehicle', rule: 'read' },
] as const;
/** The rules of a new driver user, limited to those that the creating user holds. */
export const getDriverRules = (caller: AccessSubject) => DRIVER_RULES.filter((rule) => holdsRule(caller, rule));

type Action = DriverRow['actions'][number];
type DriverContext = {
  isOwn: boolean;
  isBlocked: boolean;
  anonymizedAt: number | null;
  userId: string | null;
  role: Role | null;
};
type Caller = AccessSubject & { userId: string };

/** Users can block neither themselves nor users with a higher role. */
export const canBlock = (caller: Caller, { userId, role }: Pick<DriverContext, 'userId' | 'role'>) =>
  userId !== caller.userId && mayManageRole(caller, role ?? 'user');

type ActionRule = {
  name: Action;
  action: 'write' | 'delete';
  isAvailable?: (caller: Caller, driver: DriverContext) => boolean;
};

/** The only actions on a former driver. */
const ACTIONS_OF_FORMER: readonly Action[] = ['delete', 'exportData'];
const ACTIONS: readonly ActionRule[] = [
  { name: 'edit', action: 'write' },
  { name: 'files', action: 'write' },
  { name: 'block', action: 'write', isAvailable: (caller, driver) => !driver.isBlocked && canBlock(caller, driver) },
  { name: 'activate', action: 'write', isAvailable: (caller, driver) => driver.isBlocked && canBlock(caller, driver) },
  {
    name: 'anonymize',
    action: 'delete',
    isAvailable: (caller, driver) => caller.role !== 'user' && driver.isBlocked && canBlock(caller, driver),
  },
  { name: 'exportData', action: 'write', isAvailable: ({ role }) => role !== 'user' },
  { name: 'delete', action: 'delete' },
];

/** The actions that the caller may take on a driver; none on a partner's. */
export function driverActions(caller: Caller, driver: DriverContext): Action[] {
  if (!driver.isOwn) return [];
  const isAllowed = ({ action, isAvailable }: ActionRule) =>
    hasAccess(caller, { model: 'driver', action, ...DRIVER_MANAGING_ORGANIZATIONS }) &&
    (isAvailable?.(caller, driver) ?? true);
  const names = ACTIONS.filter(isAllowed).map(({ name }) => name);
  return driver.anonymizedAt === null ? names : names.filter((name) => ACTIONS_OF_FORMER.includes(name));
}
