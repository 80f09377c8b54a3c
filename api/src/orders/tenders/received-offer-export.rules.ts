import type { ReceivedOffer } from 'shared-contracts/orders/tenders';
import {
  exportColumn as column,
  moneyColumns,
  type ExportColumns,
} from '../../platform/export/export-columns.rules.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

/** Keyed by the column ids of the screen. */
export const RECEIVED_OFFER_EXPORT: ExportColumns<ReceivedOffer> = {
  number: column('text', formatOrderNumber),
  organization: column('text', ({ organization }) => organization.name),
  route: column('text', ({ places }) => places.map(({ name }) => name).join(' → ')),
  pickup: [
    ...column<ReceivedOffer>('dateTime', ({ pickupFrom }) => pickupFrom, 'from'),
    ...column<ReceivedOffer>('dateTime', ({ pickupTo }) => pickupTo, 'to'),
  ],
  weight: column('weight', ({ totalWeight }) => totalWeight),
  price: moneyColumns<ReceivedOffer>(({ quotedPrice, price }) => quotedPrice ?? price),
  state: column('code', ({ state }) => state),
  deadline: column('dateTime', ({ deadline }) => deadline),
};
