import type { FieldError } from 'shared-contracts/common';
import type { ContactRow, ContactUse } from 'shared-contracts/network/contacts';
import { type Access, hasAccess, type AccessSubject, FORWARDER_TYPES } from 'shared-contracts/values/identity/access';
import { NOTIFIED_STAGES, type ContactUseKind, type NotifiedStage } from 'shared-contracts/values/network/contacts';

/** Drivers are managed by fleet owners and forwarders. */
export const DRIVER_MANAGING_ORGANIZATIONS = {
  organizationTypes: ['fleetOwner', ...FORWARDER_TYPES],
} as const satisfies Access;

/** In the order of the order stages, without duplicates. */
export const sortStages = (types: readonly NotifiedStage[]): NotifiedStage[] =>
  NOTIFIED_STAGES.filter((stage) => types.includes(stage));

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;
type ContactAccess = { isOwn: boolean; driverId: string | null };

/** A driver is deleted on the drivers page. */
export const contactActions = (caller: AccessSubject, { isOwn, driverId }: ContactAccess): ContactRow['actions'] =>
  ACTIONS.filter(
    ([name, action]) =>
      isOwn && (name === 'edit' || driverId === null) && hasAccess(caller, { model: 'contact', action }),
  ).map(([name]) => name);

const CREATES_DRIVERS: Access = { model: 'driver', action: 'write', ...DRIVER_MANAGING_ORGANIZATIONS };

type State = {
  email: string;
  phone: string;
  isDriver: boolean;
  isNotification: boolean;
  notificationTypes: readonly NotifiedStage[];
};
type Before = { driverId: string | null; email: string; phone: string; isDriver: boolean };

const REQUIRED = { code: 'required', message: 'Field is required' };
const UNREACHABLE = { code: 'emailOrPhone', message: 'Enter an e-mail address or a phone number' };

/** A contact can be reached by email or phone, a driver by both. Contacts from before this rule stay until either changes. */
function validateReachability(before: Before | null, after: State): Record<string, FieldError> {
  const { email, phone, isDriver } = after;
  if (before && before.email === email && before.phone === phone && before.isDriver === isDriver) return {};
  if (isDriver) return { ...(!email && { email: REQUIRED }), ...(!phone && { phone: REQUIRED }) };
  return email || phone ? {} : { email: UNREACHABLE, phone: UNREACHABLE };
}

/** Errors by field. A driver's e-mail is changed on the drivers page, which emails a one-time password to the new address. */
export function validateContact(
  caller: AccessSubject,
  before: Before | null,
  after: State,
): Record<string, FieldError> {
  const isDriverAlready = before !== null && before.driverId !== null;
  const checks: [field: string, isInvalid: boolean, code: string, message: string][] = [
    [
      'email',
      isDriverAlready && after.email !== before.email,
      'ofDriver',
      "Change a driver's e-mail on the driver's page",
    ],
    ['isDriver', isDriverAlready && !after.isDriver, 'driverStays', 'Delete the driver on the drivers page'],
    [
      'isDriver',
      !before?.isDriver && after.isDriver && !hasAccess(caller, CREATES_DRIVERS),
      'mayNotMakeDrivers',
      "You can't create drivers",
    ],
    [
      'notificationTypes',
      after.isNotification && after.notificationTypes.length === 0,
      'required',
      'Field is required',
    ],
  ];
  return {
    ...validateReachability(before, after),
    ...Object.fromEntries(
      checks.filter(([, isInvalid]) => isInvalid).map(([field, , code, message]) => [field, { code, message }]),
    ),
  };
}

const NOUNS: Record<ContactUseKind, readonly [singular: string, plural: string]> = {
  stop: ['order as stop', 'orders as stop'],
  orderNews: ['order that notifies', 'orders that notify'],
  approver: ['operation as approver', 'operations as approver'],
  operationNews: ['operation that notifies', 'operations that notify'],
  location: ['location', 'locations'],
  driver: ['driver', 'drivers'],
  user: ['user', 'users'],
};

function formatUsage({ as, count, names }: ContactUse): string {
  const [singular, plural] = NOUNS[as];
  const ellipsis = count > names.length ? ['…'] : [];
  return `${count} ${count === 1 ? singular : plural}: ${[...names, ...ellipsis].join(', ')}`;
}

/** Example: "Used by 2 orders as stop: O-000001, O-000002; 1 user: planner". */
export const usageMessage = (usages: readonly ContactUse[]) => `Used by ${usages.map(formatUsage).join('; ')}`;
