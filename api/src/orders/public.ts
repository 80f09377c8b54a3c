export { loadOfItem, loadProblems, totalLoad } from './core/order-load.rules.ts';
export {
  CARRIED_STAGES,
  findOrderRecords,
  hasTakenOver,
  lockOrder,
  orderVisibleTo,
} from './core/order-records.store.ts';
export { nameOrder, orderNumberSql, selectShipperCode, toShipperCode } from './core/shipper-code.store.ts';
export { findOrderDetails } from './core/find-order-details.ts';
export { listCargoStops, listNamedStops } from './core/order-relations.store.ts';
export { findProvenStop, type NamedStop, nameStop } from './core/stop-names.rules.ts';
export { presentStopCargo } from './core/stops.present.ts';
export {
  plannedWindowFrom,
  plannedWindowTo,
  stopHandlingMinutes,
  stopKind,
  stopWindowFrom,
  stopWindowTo,
} from './core/stop-columns.store.ts';
export { gateLinkRoutes } from './gates/gate-links.routes.ts';
export { hasGates, selectBookedSlot } from './gates/booked-slot.store.ts';
export { gateRoutes } from './gates/gates.routes.ts';
export { kindAt, type OrderWindows, planStop, type StopDetails, type StopItem } from './core/stops.rules.ts';
export { toRuleInput } from './core/order-state.ts';
export { refitSlots } from './gates/change-booking.ts';
export { deleteOpenTransfer } from './transitions/order-transfers.ts';
export { insertTransferStops, removeTransferStops } from './transfers/transfer-stops.store.ts';
export { AT_DROP_STAGES } from './stages/order-stage-table.rules.ts';
export { findLoadItems } from './core/order-writes.store.ts';
export { orderCommentRoutes } from './comments/order-comments.routes.ts';
export { orderDocumentRoutes } from './documents/order-documents.routes.ts';
export { publishOrderListChanged, publishOrderChanged } from './core/publish-order-changed.ts';
export { answerForPartner } from './handshake/change-handshake.ts';
export type { PartnerNotified } from './handshake/partner-notified.hooks.ts';
export { offerExpiry } from './handshake/expire-offers.ts';
export { freeToPlan } from './handshake/free-to-plan.ts';
export { handshakeRoutes } from './handshake/handshake.routes.ts';
export { orderArchiveRoutes } from './intake/order-archive.routes.ts';
export { mergeInput } from './intake/order-input.rules.ts';
export { orderRoutes } from './intake/orders.routes.ts';
export { type Estimator, predictOrder } from './intake/prediction.ts';
export { editOrder, prepareOrders } from './intake/save-orders.ts';
export { scheduleProblems } from './intake/schedule.rules.ts';
export { filterOrders } from './lists/order-filters.store.ts';
export { orderListRoutes } from './lists/order-lists.routes.ts';
export { listOrders, type OrderList } from './lists/order-lists.store.ts';
export { demurrageSql, selectDemurrageStops, selectFreeMinutes } from './timing/demurrage.store.ts';
export { listOrderLocations } from './lists/order-locations.store.ts';
export { notifyExpectedArrivals } from './notifications/notify-expected-arrivals.ts';
export { orderDigestJob } from './notifications/send-order-digests.ts';
export { reassignApprovals } from './notifications/reassign-approvals.ts';
export { amountsAfterCredits } from './pricing/amounts-after-credits.ts';
export type { BilledOrder, OrderAmounts, PricedJourney, Pricing } from './pricing/pricing.hooks.ts';
export { findSetupSteps } from './setup/find-setup-steps.ts';
export { countSharedOrders } from './lists/shared-orders.store.ts';
export { findCurrentApprover, listApprovers } from './stages/order-actor.rules.ts';
export type { OrderGuard } from './stages/order-guards.ts';
export { EXECUTING_STAGES, ORDER_TRANSITIONS } from './stages/order-stage-table.rules.ts';
export { isFreeToPlan } from './stages/handshake.rules.ts';
export { acceptsQuantities, DELAY_GRACE, orderStageMachine } from './stages/order-stage.rules.ts';
export { applyEventToStops, NO_STAMPS } from './stages/stop-stamps.rules.ts';
export { chargeableMinutes, delayCharge, delayTermsFor, dwellMinutes } from './timing/delay.rules.ts';
export { splitMergeRoutes } from './split-merge/split-merge.routes.ts';
export { delayDetection } from './timing/delays.ts';
export { holidayRoutes } from './recurring/holidays.routes.ts';
export { recurringOrderJob } from './recurring/make-orders.ts';
export { listOccurrences } from './recurring/recurrence.rules.ts';
export { recurringOrderRoutes } from './recurring/recurring-orders.routes.ts';
export { orderTemplateRoutes } from './templates/order-templates.routes.ts';
export { orderTimingRoutes } from './timing/order-timing.routes.ts';
export type { StopTimesCorrected, StopTimesCorrectedHook } from './timing/stop-times.hooks.ts';
export { loadTimings } from './timing/order-timing.ts';
export { tenderDeadlines } from './tenders/advance-tenders.ts';
export { endTenderOfCancelled } from './tenders/cancelled-tenders.ts';
export { tenderRoutes } from './tenders/tenders.routes.ts';
export { MAX_POSITION_AGE } from './tracking/eta.rules.ts';
export { toBreaks } from './tracking/eta.rules.ts';
export { estimateTripArrivals } from './tracking/etas.ts';
export { listVisitsUnderWay } from './tracking/etas.store.ts';
export { trackingRoutes } from './tracking/tracking.routes.ts';
export { moveOrderInTransaction } from './transitions/move-order.ts';
export type {
  MoveServices,
  OrderEventApplied,
  OrderMoved,
  OrderMovedHook,
  TransferEnded,
} from './transitions/order.hooks.ts';
export { orderStageRoutes } from './transitions/order-stage.routes.ts';
export {
  addToTrip,
  cancelWithTrip,
  deliverManually,
  driveOrder,
  type MoveRejection,
  removeFromTrip,
  startWithTrip,
} from './transitions/trip-orders.ts';
