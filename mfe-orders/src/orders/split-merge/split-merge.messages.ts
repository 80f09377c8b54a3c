import { defineMessages } from 'react-intl';
import type { OrderRelation, SplitMergeProblemCode } from 'shared-contracts/values/orders/split-merge';

export const splitMessages = defineMessages({
  title: { id: 'orders.split.title', defaultMessage: 'Split order {number}' },
  text: {
    id: 'orders.split.text',
    defaultMessage:
      'Enter how much of each cargo goes into a new order. The rest stays here. Both keep the stage and the approvals.',
  },
  quantity: { id: 'orders.split.quantity', defaultMessage: '{cargo}: quantity for the new order' },
  available: { id: 'orders.split.available', defaultMessage: 'Up to {quantity}' },
  submit: { id: 'orders.split.submit', defaultMessage: 'Split' },
  nothingMoves: { id: 'orders.split.nothingMoves', defaultMessage: 'Enter a quantity for at least one cargo' },
  nothingStays: { id: 'orders.split.nothingStays', defaultMessage: 'Something has to stay in this order' },
  done: { id: 'orders.split.done', defaultMessage: 'Order split' },
  refused: { id: 'orders.split.refused', defaultMessage: 'The order can’t be split' },
});

export const mergeMessages = defineMessages({
  description: {
    id: 'orders.merge.description',
    defaultMessage:
      'The cargo of all orders goes into one. The others are cancelled and link to it. This can’t be undone.',
  },
  keep: { id: 'orders.merge.keep', defaultMessage: 'Order that stays' },
  result: { id: 'orders.merge.result', defaultMessage: 'After merging' },
  more: { id: 'orders.merge.more', defaultMessage: 'Merge up to {max} orders at a time.' },
  submit: { id: 'orders.merge.submit', defaultMessage: 'Merge' },
  cancel: { id: 'orders.merge.cancel', defaultMessage: 'Cancel' },
  mergedInto: { id: 'orders.merge.mergedInto', defaultMessage: 'Merged into {number}' },
  refused: { id: 'orders.merge.refused', defaultMessage: 'These orders can’t be merged' },
});

export const problemMessages = defineMessages<SplitMergeProblemCode>({
  stage: { id: 'orders.splitMerge.stage', defaultMessage: '{order} is past the stage in which this is possible' },
  inTrip: { id: 'orders.splitMerge.inTrip', defaultMessage: '{order} is in a trip: remove it from the trip first' },
  offered: {
    id: 'orders.splitMerge.offered',
    defaultMessage: 'The partner of {order} has been asked to carry it: reopen the order first',
  },
  billed: { id: 'orders.splitMerge.billed', defaultMessage: '{order} has a bill' },
  carried: { id: 'orders.splitMerge.carried', defaultMessage: '{order} has been on the road before' },
  organization: { id: 'orders.splitMerge.organization', defaultMessage: '{order} is of another organization' },
  partner: { id: 'orders.splitMerge.partner', defaultMessage: '{order} goes to another partner' },
  contract: { id: 'orders.splitMerge.contract', defaultMessage: '{order} has another contract' },
  operation: { id: 'orders.splitMerge.operation', defaultMessage: '{order} is of another operation' },
  orderType: { id: 'orders.splitMerge.orderType', defaultMessage: '{order} is of another order type' },
  otherStage: { id: 'orders.splitMerge.otherStage', defaultMessage: '{order} is in another stage' },
  vehicleTypes: { id: 'orders.splitMerge.vehicleTypes', defaultMessage: '{order} requests other vehicle types' },
  backhaul: {
    id: 'orders.splitMerge.backhaul',
    defaultMessage: 'Only some of the orders are backhauls: {order} differs',
  },
  stops: { id: 'orders.splitMerge.stops', defaultMessage: '{order} has other pickups or drops' },
  windows: { id: 'orders.splitMerge.windows', defaultMessage: 'The windows of {order} don’t overlap' },
  cutoff: { id: 'orders.splitMerge.cutoff', defaultMessage: '{order} has another cutoff' },
  tooManyItems: { id: 'orders.splitMerge.tooManyItems', defaultMessage: 'Together they have too many cargo items' },
  tooMuchCargo: {
    id: 'orders.splitMerge.tooMuchCargo',
    defaultMessage: 'Together they have too much cargo for one order',
  },
  incompatibleCargo: {
    id: 'orders.splitMerge.incompatibleCargo',
    defaultMessage: 'Their cargos may not travel together',
  },
  warnings: {
    id: 'orders.splitMerge.warnings',
    defaultMessage: 'Together they have warnings: reopen them, merge them, and send the order for approval again',
  },
});

export const relationMessages = defineMessages<OrderRelation>({
  splitFrom: { id: 'orders.related.splitFrom', defaultMessage: 'Split from' },
  splitInto: { id: 'orders.related.splitInto', defaultMessage: 'Split into' },
  mergedInto: { id: 'orders.related.mergedInto', defaultMessage: 'Merged into' },
  mergedFrom: { id: 'orders.related.mergedFrom', defaultMessage: 'Merged from' },
});

export const splitMergeEvents = defineMessages({
  split: { id: 'orders.related.event.split', defaultMessage: 'Order split' },
  merge: { id: 'orders.related.event.merge', defaultMessage: 'Orders merged' },
  splitAtHub: { id: 'orders.related.event.splitAtHub', defaultMessage: 'Changes vehicle at a hub' },
  undoSplit: { id: 'orders.related.event.undoSplit', defaultMessage: 'Change of vehicle undone' },
});

/** Labels of the changes in the history. */
export const splitMergeFields = defineMessages({
  newOrder: { id: 'orders.related.newOrder', defaultMessage: 'New order' },
  hub: { id: 'orders.related.hub', defaultMessage: 'Hub' },
  mergedOrders: { id: 'orders.related.mergedOrders', defaultMessage: 'Merged orders' },
});
