import { defineMessages } from 'react-intl';
import type { StopStamp } from 'shared-contracts/values/orders/stop-stamps';

export const stampLabels = defineMessages<StopStamp>({
  arrivedAt: { id: 'orders.times.arrivedAt', defaultMessage: 'Arrival' },
  startedAt: { id: 'orders.times.startedAt', defaultMessage: 'Start of loading or unloading' },
  endedAt: { id: 'orders.times.endedAt', defaultMessage: 'End of loading or unloading' },
  departedAt: { id: 'orders.times.departedAt', defaultMessage: 'Departure' },
});

export const messages = defineMessages({
  title: { id: 'orders.times.title', defaultMessage: 'Correct times' },
  ofStop: { id: 'orders.times.ofStop', defaultMessage: 'Correct times of {stop}' },
  submit: { id: 'orders.times.submit', defaultMessage: 'Correct times' },
  consequence: {
    id: 'orders.times.consequence',
    defaultMessage:
      'Waiting times and demurrage are recalculated. If the order has been billed, it may need a new bill.',
  },
  reason: { id: 'orders.times.reason', defaultMessage: 'Reason' },
  reasonHelp: { id: 'orders.times.reasonHelp', defaultMessage: 'Shown in the history with the old and new times.' },
  nothing: { id: 'orders.times.nothing', defaultMessage: 'Nothing to correct' },
  nothingText: {
    id: 'orders.times.nothingText',
    defaultMessage: 'This stop has no recorded times, or only the order’s owner can correct them now.',
  },
});

/** Errors of the corrected times, by the API's code. */
export const correctionErrors = defineMessages({
  notCorrectable: {
    id: 'orders.times.error.notCorrectable',
    defaultMessage: 'This time was not recorded. Change the stage of the order instead',
  },
  inFuture: { id: 'orders.times.error.inFuture', defaultMessage: 'Time is in the future' },
  beforeEarlierTime: {
    id: 'orders.times.error.beforeEarlierTime',
    defaultMessage: 'This is before an earlier time of the order',
  },
  afterLaterTime: {
    id: 'orders.times.error.afterLaterTime',
    defaultMessage: 'This is after a later time of the order',
  },
});
