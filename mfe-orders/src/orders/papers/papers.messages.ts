import { defineMessages } from 'react-intl';
import type { OrderPaper } from 'shared-contracts/values/trips/trip-papers';

/** Actions by the name of the paper in the API. */
export const messages = defineMessages<OrderPaper>({
  'consignment-notes': { id: 'orders.papers.consignmentNote', defaultMessage: 'Download consignment note' },
  labels: { id: 'orders.papers.labels', defaultMessage: 'Download labels' },
});
