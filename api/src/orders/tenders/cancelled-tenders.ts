import { findOrderRecords } from '../core/order-records.store.ts';
import type { OrderMovedHook } from '../transitions/order.hooks.ts';
import { withdrawTender } from './run-tender.ts';

/** Ends the tender of an order that its owner cancels. */
export const endTenderOfCancelled: OrderMovedHook = async (services, tx, { orderId, event, at }) => {
  if (event !== 'cancel') return;
  const [row] = await findOrderRecords(tx, [orderId]);
  if (row?.handshakeState === 'tendered') await withdrawTender(services, tx, row, at);
};
