import type { FieldError } from 'shared-contracts/common';
import type { ContactRow, ContactUse } from 'shared-contracts/contacts';
import { type Access, allows, type Holder } from 'shared-contracts/values/access';
import { NOTIFIED_STAGES, type ContactUseKind, type NotifiedStage } from 'shared-contracts/values/contacts';
import { WHERE_DRIVERS_ARE_KEPT } from '../../fleet/drivers/driver.rules.ts';

/** In the order of an order's life, each once. */
export const inOrder = (types: readonly NotifiedStage[]): NotifiedStage[] =>
  NOTIFIED_STAGES.filter((stage) => types.includes(stage));

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;
type Seen = { isOwn: boolean; driverId: string | null };

/** What the caller may do with a contact: with a partner's nothing; a driver goes where drivers are kept. */
export const contactActions = (caller: Holder, { isOwn, driverId }: Seen): ContactRow['actions'] =>
  ACTIONS.filter(
    ([name, action]) => isOwn && (name === 'edit' || driverId === null) && allows(caller, { model: 'contact', action }),
  ).map(([name]) => name);

const MAKES_DRIVERS: Access = { model: 'driver', action: 'write', ...WHERE_DRIVERS_ARE_KEPT };

type State = { email: string; isDriver: boolean; isNotification: boolean; notificationTypes: readonly NotifiedStage[] };
type Before = { driverId: string | null; email: string; isDriver: boolean };

/**
 * What is wrong with a contact as it would become, by field. Of a driver the address and being one are changed where drivers are kept: there the
 * one-time password is mailed, and there it is seen what the driver is needed for.
 */
export function contactFaults(caller: Holder, before: Before | null, after: State): Record<string, FieldError> {
  const isDriverAlready = before !== null && before.driverId !== null;
  const faults: [field: string, isWrong: boolean, code: string, message: string][] = [
    [
      'email',
      isDriverAlready && after.email !== before.email,
      'ofDriver',
      'The e-mail of a driver is changed with the driver',
    ],
    ['isDriver', isDriverAlready && !after.isDriver, 'driverStays', 'Drivers are deleted where drivers are kept'],
    [
      'isDriver',
      !before?.isDriver && after.isDriver && !allows(caller, MAKES_DRIVERS),
      'mayNotMakeDrivers',
      'You may not make drivers',
    ],
    [
      'notificationTypes',
      after.isNotification && after.notificationTypes.length === 0,
      'required',
      'Field is required',
    ],
  ];
  return Object.fromEntries(
    faults.filter(([, isWrong]) => isWrong).map(([field, , code, message]) => [field, { code, message }]),
  );
}

const NOUNS: Record<ContactUseKind, readonly [one: string, many: string]> = {
  stop: ['order as stop', 'orders as stop'],
  orderNews: ['order that notifies', 'orders that notify'],
  approver: ['operation as approver', 'operations as approver'],
  operationNews: ['operation that notifies', 'operations that notify'],
  location: ['location', 'locations'],
  driver: ['driver', 'drivers'],
  user: ['user', 'users'],
};

function wordsFor({ as, count, names }: ContactUse): string {
  const [one, many] = NOUNS[as];
  const more = count > names.length ? ['…'] : [];
  return `${count} ${count === 1 ? one : many}: ${[...names, ...more].join(', ')}`;
}

/** "Used by 2 orders as stop: O-000001, O-000002; 1 user: planner". */
export const usesInWords = (uses: readonly ContactUse[]) => `Used by ${uses.map(wordsFor).join('; ')}`;
