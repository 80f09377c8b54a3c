import type { AlertSeverity } from 'shared-contracts/values/fleet/alerts';
import type { CounterName, ProgressState } from 'shared-contracts/values/finance/dashboards';
import type { Period } from 'shared-contracts/values/finance/periods';
import { defineMessages } from 'react-intl';
import type { WidgetName } from './widgets.rules.ts';

export const messages = defineMessages({
  title: { id: 'finance.dashboards.title', defaultMessage: 'Dashboards' },
  lead: { id: 'finance.dashboards.lead', defaultMessage: '{from} – {to}, by planned pickup' },
  period: { id: 'finance.dashboards.period', defaultMessage: 'Period' },
  dates: { id: 'finance.dashboards.dates', defaultMessage: 'Dates' },
  vehicleType: { id: 'finance.dashboards.vehicleType', defaultMessage: 'Vehicle type' },
  orderType: { id: 'finance.dashboards.orderType', defaultMessage: 'Order type' },
  pickLocation: { id: 'finance.dashboards.pickLocation', defaultMessage: 'Pickup location' },
  dropLocation: { id: 'finance.dashboards.dropLocation', defaultMessage: 'Drop location' },
  own: { id: 'finance.dashboards.own', defaultMessage: '{count, number} own' },
  partners: { id: 'finance.dashboards.partners', defaultMessage: '{count, number} of partners' },
  empty: { id: 'finance.dashboards.empty', defaultMessage: 'No data for this period' },
  emptyText: { id: 'finance.dashboards.emptyText', defaultMessage: 'Choose a longer period or fewer filters.' },
  noBills: { id: 'finance.dashboards.noBills', defaultMessage: 'No approved bills in this period' },
  noBillsText: {
    id: 'finance.dashboards.noBillsText',
    defaultMessage: 'Revenue comes from approved bills that your organization is paid, cost from those it pays.',
  },
  allHidden: { id: 'finance.dashboards.allHidden', defaultMessage: 'All widgets are hidden' },
  allHiddenText: { id: 'finance.dashboards.allHiddenText', defaultMessage: 'Choose which widgets to show.' },
  currency: { id: 'finance.dashboards.currency', defaultMessage: 'Currency' },
  allIn: { id: 'finance.dashboards.allIn', defaultMessage: 'All bills in {currency}' },
  billsIn: { id: 'finance.dashboards.billsIn', defaultMessage: 'Only {currency} bills' },
  missingRates: {
    id: 'finance.dashboards.missingRates',
    defaultMessage: 'Not included, for lack of an exchange rate: {amounts}',
  },
  noZone: { id: 'finance.dashboards.noZone', defaultMessage: 'No route zone' },
  otherZones: { id: 'finance.dashboards.otherZones', defaultMessage: 'Other zones' },
  otherPartners: { id: 'finance.dashboards.otherPartners', defaultMessage: 'Other partners' },
});

export const axes = defineMessages({
  time: { id: 'finance.dashboards.axis.time', defaultMessage: 'When' },
  zone: { id: 'finance.dashboards.axis.zone', defaultMessage: 'Route zone' },
  partner: { id: 'finance.dashboards.axis.partner', defaultMessage: 'Partner' },
});

export const arrangeMessages = defineMessages({
  open: { id: 'finance.dashboards.arrange', defaultMessage: 'Arrange' },
  title: { id: 'finance.dashboards.arrange.title', defaultMessage: 'Arrange widgets' },
  earlier: { id: 'finance.dashboards.arrange.earlier', defaultMessage: 'Move up' },
  later: { id: 'finance.dashboards.arrange.later', defaultMessage: 'Move down' },
  hide: { id: 'finance.dashboards.arrange.hide', defaultMessage: 'Hide' },
  earlierOf: { id: 'finance.dashboards.arrange.earlierOf', defaultMessage: 'Move {name} up' },
  laterOf: { id: 'finance.dashboards.arrange.laterOf', defaultMessage: 'Move {name} down' },
  reset: { id: 'finance.dashboards.arrange.reset', defaultMessage: 'Reset to default' },
  close: { id: 'finance.dashboards.arrange.close', defaultMessage: 'Done' },
  more: { id: 'finance.dashboards.arrange.more', defaultMessage: 'More actions for {name}' },
});

export const periods = defineMessages<Period>({
  today: { id: 'finance.dashboards.period.today', defaultMessage: 'Today' },
  week: { id: 'finance.dashboards.period.week', defaultMessage: 'Week' },
  month: { id: 'finance.dashboards.period.month', defaultMessage: 'Month' },
  year: { id: 'finance.dashboards.period.year', defaultMessage: 'Year' },
});

export const widgetTitles = defineMessages<WidgetName>({
  counters: { id: 'finance.dashboards.widget.counters', defaultMessage: 'Counters' },
  costRevenue: { id: 'finance.dashboards.widget.costRevenue', defaultMessage: 'Cost and revenue' },
  orderQuantity: { id: 'finance.dashboards.widget.orderQuantity', defaultMessage: 'Order quantity' },
  onePlOrders: { id: 'finance.dashboards.widget.onePlOrders', defaultMessage: '1PL orders' },
  twoPlTrips: { id: 'finance.dashboards.widget.twoPlTrips', defaultMessage: '2PL trips' },
  routeZones: { id: 'finance.dashboards.widget.routeZones', defaultMessage: 'Trips by route zone' },
  partners: { id: 'finance.dashboards.widget.partners', defaultMessage: 'Orders by partner' },
  scorecard: { id: 'finance.dashboards.widget.scorecard', defaultMessage: 'Partner scorecard' },
});

export const counters = defineMessages<CounterName>({
  unassigned: { id: 'finance.dashboards.counter.unassigned', defaultMessage: 'Unassigned' },
  inTransit: { id: 'finance.dashboards.counter.inTransit', defaultMessage: 'In transit' },
  delivered: { id: 'finance.dashboards.counter.delivered', defaultMessage: 'Delivered' },
  delayed: { id: 'finance.dashboards.counter.delayed', defaultMessage: 'Delayed' },
  demurrage: { id: 'finance.dashboards.counter.demurrage', defaultMessage: 'Demurrage' },
  routeDeviated: { id: 'finance.dashboards.counter.routeDeviated', defaultMessage: 'Route deviated' },
  arrivedToPick: { id: 'finance.dashboards.counter.arrivedToPick', defaultMessage: 'Arrived to pick' },
  loading: { id: 'finance.dashboards.counter.loading', defaultMessage: 'Loading' },
  arrivedToDrop: { id: 'finance.dashboards.counter.arrivedToDrop', defaultMessage: 'Arrived to drop' },
  unloading: { id: 'finance.dashboards.counter.unloading', defaultMessage: 'Unloading' },
  unplannedStops: { id: 'finance.dashboards.counter.unplannedStops', defaultMessage: 'Unplanned stops' },
  completedTrips: { id: 'finance.dashboards.counter.completedTrips', defaultMessage: 'Completed trips' },
});

export const alertCounters = defineMessages<AlertSeverity>({
  critical: { id: 'finance.dashboards.alerts.critical', defaultMessage: 'Critical alerts' },
  warning: { id: 'finance.dashboards.alerts.warning', defaultMessage: 'Warnings' },
  info: { id: 'finance.dashboards.alerts.info', defaultMessage: 'Other alerts' },
});

export const progress = defineMessages<ProgressState>({
  waiting: { id: 'finance.dashboards.progress.waiting', defaultMessage: 'Not started' },
  running: { id: 'finance.dashboards.progress.running', defaultMessage: 'On the road' },
  done: { id: 'finance.dashboards.progress.done', defaultMessage: 'Done' },
  ended: { id: 'finance.dashboards.progress.ended', defaultMessage: 'Cancelled or failed' },
});

export const series = defineMessages({
  revenue: { id: 'finance.dashboards.series.revenue', defaultMessage: 'Revenue' },
  cost: { id: 'finance.dashboards.series.cost', defaultMessage: 'Cost' },
  own: { id: 'finance.dashboards.series.own', defaultMessage: 'Own orders' },
  partner: { id: 'finance.dashboards.series.partner', defaultMessage: 'Orders of partners' },
  sent: { id: 'finance.dashboards.series.sent', defaultMessage: 'Sent to the partner' },
  received: { id: 'finance.dashboards.series.received', defaultMessage: 'Received from the partner' },
  trips: { id: 'finance.dashboards.series.trips', defaultMessage: 'Trips' },
});

export const scorecardMessages = defineMessages({
  orders: { id: 'finance.dashboards.card.orders', defaultMessage: 'Orders' },
  onTime: { id: 'finance.dashboards.card.onTime', defaultMessage: 'On time' },
  acceptance: { id: 'finance.dashboards.card.acceptance', defaultMessage: 'Accepted' },
  demurrage: { id: 'finance.dashboards.card.demurrage', defaultMessage: 'Demurrage' },
  ratio: { id: 'finance.dashboards.card.share', defaultMessage: '{percent, number}% · {met, number} of {of, number}' },
  demurrageSummary: {
    id: 'finance.dashboards.card.stood',
    defaultMessage: '{time} h · {count, plural, one {# order} other {# orders}}',
  },
  about: {
    id: 'finance.dashboards.card.about',
    defaultMessage:
      'On time: at the last drop before its window ended. Accepted: taken into a trip before the pickup window ended. Demurrage: waiting beyond free time.',
  },
});
