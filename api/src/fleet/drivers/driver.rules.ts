import type { FieldError } from 'shared-contracts/common';
import type { DriverFileKind, DriverRow } from 'shared-contracts/drivers';
import { type Access, allows, type Holder, PASSES_EVERY_RULE, type Role } from 'shared-contracts/values/access';
import { reaches } from '../../identity/users/user.rules.ts';

/** Drivers are kept where their screens are: by fleet owners, and by those whose people pass every check. */
export const WHERE_DRIVERS_ARE_KEPT = {
  organizationTypes: ['fleetOwner', ...PASSES_EVERY_RULE],
} as const satisfies Access;
/** Who sees vehicles or users sees who drives. */
export const OR_SEES_DRIVERS = {
  or: [
    { model: 'vehicle', action: 'read' },
    { model: 'user', action: 'read' },
  ],
} as const satisfies Access;
/** Who puts drivers on vehicles or trips chooses among them. */
export const OR_CHOOSES_DRIVERS = {
  or: [...OR_SEES_DRIVERS.or, { model: 'vehicle', action: 'write' }, { model: 'trip', action: 'read' }],
} as const satisfies Access;

/** Whether somebody is told all of their drivers, papers and pictures too. */
export const seesProfiles = (caller: Holder) => allows(caller, { model: 'driver', action: 'read', ...OR_SEES_DRIVERS });

/** What every driver has on file. Passes for the port and the like only some need. */
const PAPERS = [
  'photo',
  'licence',
  'idFront',
  'idBack',
  'policeReport',
  'healthReport',
] as const satisfies readonly DriverFileKind[];

export const missingDocuments = (kinds: readonly DriverFileKind[]): DriverFileKind[] =>
  PAPERS.filter((kind) => !kinds.includes(kind));

/** Nobody is born after now. @param now unix seconds */
export const birthFault = (birthDate: number | null | undefined, now: number): FieldError | null =>
  (birthDate ?? now) > now ? { code: 'inFuture', message: 'Birth date is in the future' } : null;

/** What somebody who drives may see once signed in. */
const DRIVES = [
  { model: 'trip', action: 'read' },
  { model: 'vehicle', action: 'read' },
] as const;
/** The rules of a driver who signs in: what they need, as far as whoever makes them holds it. */
export const rulesOfDriver = (caller: Holder) =>
  DRIVES.filter((rule) => allows(caller, rule)).map(({ model, action }) => ({ model, rule: action }));

type Action = DriverRow['actions'][number];
type Seen = { isOwn: boolean; isBlocked: boolean; userId: string | null; role: Role | null };
type Caller = Holder & { userId: string };

/** Nobody blocks themselves, nor somebody who is more. */
export const mayBlock = (caller: Caller, { userId, role }: Pick<Seen, 'userId' | 'role'>) =>
  userId !== caller.userId && reaches(caller, role ?? 'user');

const ACTIONS: readonly { name: Action; action: 'write' | 'delete'; fits?: (caller: Caller, seen: Seen) => boolean }[] =
  [
    { name: 'edit', action: 'write' },
    { name: 'files', action: 'write' },
    { name: 'block', action: 'write', fits: (caller, seen) => !seen.isBlocked && mayBlock(caller, seen) },
    { name: 'activate', action: 'write', fits: (caller, seen) => seen.isBlocked && mayBlock(caller, seen) },
    { name: 'delete', action: 'delete' },
  ];

/** What the caller may do with a driver; with a partner's nothing. */
export function driverActions(caller: Caller, seen: Seen): Action[] {
  if (!seen.isOwn) return [];
  const may = ({ action, fits }: (typeof ACTIONS)[number]) =>
    allows(caller, { model: 'driver', action, ...WHERE_DRIVERS_ARE_KEPT }) && (fits?.(caller, seen) ?? true);
  return ACTIONS.filter(may).map(({ name }) => name);
}
