import { defineMessages } from 'react-intl';
import type { FeasibilityWarningCode } from 'shared-contracts/values/orders/feasibility';

/** Keyed by code, with `place` and the time `at`: of arrival, or of the next opening. */
export const warningMessages = defineMessages<FeasibilityWarningCode>({
  overload: {
    id: 'orders.warning.overload',
    defaultMessage: 'The cargo is more than any of the requested vehicle types can carry.',
  },
  lateArrival: {
    id: 'orders.warning.lateArrival',
    defaultMessage: '{place}: a vehicle arrives at {at} at the earliest, after the window.',
  },
  lateForCutoff: {
    id: 'orders.warning.lateForCutoff',
    defaultMessage: '{place}: a vehicle arrives at {at} at the earliest, after the cutoff.',
  },
  closedLocation: {
    id: 'orders.warning.closedLocation',
    defaultMessage: '{place}: closed throughout the window.{at, select, never {} other { It opens next at {at}.}}',
  },
});

/** Errors of the fields, when the operation doesn’t let such orders be sent. */
export const feasibilityErrors = defineMessages<FeasibilityWarningCode>({
  overload: { id: 'orders.wrong.overload', defaultMessage: 'None of these vehicle types can carry the cargo' },
  lateArrival: { id: 'orders.wrong.lateArrival', defaultMessage: 'A vehicle can’t arrive by then' },
  lateForCutoff: { id: 'orders.wrong.lateForCutoff', defaultMessage: 'A vehicle arrives after the cutoff' },
  closedLocation: { id: 'orders.wrong.closedLocation', defaultMessage: 'The location is closed throughout the window' },
});

export const messages = defineMessages({
  warnings: { id: 'orders.warning.title', defaultMessage: 'The order can probably not be carried as entered' },
  acknowledge: { id: 'orders.warning.acknowledge', defaultMessage: 'Send despite warnings' },
  reason: { id: 'orders.warning.reason', defaultMessage: 'Reason' },
  reasonHelp: { id: 'orders.warning.reasonHelp', defaultMessage: 'The approvers see the warnings and the reason.' },
  acknowledged: { id: 'orders.warning.acknowledged', defaultMessage: 'Sent despite warnings' },
  count: { id: 'orders.warning.count', defaultMessage: '{count, plural, one {# warning} other {# warnings}}' },
  givenReason: { id: 'orders.warning.given', defaultMessage: 'Reason: {reason}' },
});
