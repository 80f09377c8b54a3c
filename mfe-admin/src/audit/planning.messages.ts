import { defineMessages } from 'react-intl';
import type { GateBookingState } from 'shared-contracts/values/network/gates';
import type { FeasibilityMode, FeasibilityWarningCode } from 'shared-contracts/values/orders/feasibility';
import type { HolidayRule } from 'shared-contracts/values/orders/recurring-orders';

/** Field labels of recurring orders, checks of orders and slots at gates. */
export const planningFields = defineMessages({
  feasibility: { id: 'admin.audit.field.feasibility', defaultMessage: 'Orders that can probably not be carried' },
  item: { id: 'admin.audit.field.item', defaultMessage: 'Item' },
  acknowledgedWarnings: { id: 'admin.audit.field.acknowledgedWarnings', defaultMessage: 'Acknowledged warnings' },
  stopKind: { id: 'admin.audit.field.stopKind', defaultMessage: 'Kind of stop' },
  bookingState: { id: 'admin.audit.field.status', defaultMessage: 'Status' },
  startDay: { id: 'admin.audit.field.startDay', defaultMessage: 'First day' },
  endDay: { id: 'admin.audit.field.endDay', defaultMessage: 'Last day' },
  daysAhead: { id: 'admin.audit.field.daysAhead', defaultMessage: 'Days ahead' },
  isSubmitted: { id: 'admin.audit.field.isSubmitted', defaultMessage: 'Send new orders for approval' },
  pattern: { id: 'admin.audit.field.pattern', defaultMessage: 'Pattern' },
  pauses: { id: 'admin.audit.field.pauses', defaultMessage: 'Pauses' },
  templateId: { id: 'admin.audit.field.templateId', defaultMessage: 'Template' },
  weekdays: { id: 'admin.audit.field.weekdays', defaultMessage: 'Weekdays' },
  times: { id: 'admin.audit.field.times', defaultMessage: 'Times' },
  onHoliday: { id: 'admin.audit.field.onHoliday', defaultMessage: 'On a holiday' },
});

export const feasibilityModes = defineMessages<FeasibilityMode>({
  off: { id: 'admin.audit.choice.feasibilities.off', defaultMessage: 'Not checked' },
  acknowledge: { id: 'admin.audit.choice.feasibilities.acknowledge', defaultMessage: 'Must be acknowledged' },
  block: { id: 'admin.audit.choice.feasibilities.block', defaultMessage: 'Rejected' },
});

export const feasibilityWarnings = defineMessages<FeasibilityWarningCode>({
  overload: {
    id: 'admin.audit.choice.warnings.overload',
    defaultMessage: 'None of these vehicle types can carry the cargo',
  },
  lateArrival: { id: 'admin.audit.choice.warnings.lateArrival', defaultMessage: 'A vehicle can’t arrive by then' },
  lateForCutoff: {
    id: 'admin.audit.choice.warnings.lateForCutoff',
    defaultMessage: 'A vehicle arrives after the cutoff',
  },
  closedLocation: {
    id: 'admin.audit.choice.warnings.closedLocation',
    defaultMessage: 'The location is closed throughout the window',
  },
});

export const holidayRules = defineMessages<HolidayRule>({
  skip: { id: 'admin.audit.choice.holidayRules.skip', defaultMessage: 'Skip the order' },
  before: { id: 'admin.audit.choice.holidayRules.before', defaultMessage: 'On the working day before' },
  after: { id: 'admin.audit.choice.holidayRules.after', defaultMessage: 'On the next working day' },
});

export const stopKinds = defineMessages({
  pickup: { id: 'admin.audit.choice.pickup', defaultMessage: 'Pickup' },
  drop: { id: 'admin.audit.choice.stopKinds.drop', defaultMessage: 'Drop' },
});

export const bookingStates = defineMessages<GateBookingState>({
  booked: { id: 'admin.audit.choice.bookingStates.booked', defaultMessage: 'Booked' },
  arrived: { id: 'admin.audit.event.arrived', defaultMessage: 'Arrived' },
  done: { id: 'admin.audit.event.done', defaultMessage: 'Completed' },
  cancelled: { id: 'admin.audit.event.cancelled', defaultMessage: 'Cancelled' },
  noShow: { id: 'admin.audit.choice.bookingStates.noShow', defaultMessage: 'No-show' },
});
