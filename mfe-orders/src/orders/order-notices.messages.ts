import { defineMessages } from 'react-intl';

/** Messages for results that differ from the usual success. */
export const resultMessages = defineMessages({
  recorded: { id: 'orders.result.recorded', defaultMessage: 'Recorded; the stage stays “{stage}”' },
  unchanged: { id: 'orders.result.unchanged', defaultMessage: 'Nothing changed: the stage is already “{stage}”' },
  validated: { id: 'orders.result.validated', defaultMessage: 'Order validated: its operation needs no approval' },
  approvedFirst: { id: 'orders.result.approvedFirst', defaultMessage: 'Approved; {name} has to approve next' },
  approvedFirstUnnamed: {
    id: 'orders.result.approvedFirstUnnamed',
    defaultMessage: 'Approved; a second approval is needed',
  },
});
