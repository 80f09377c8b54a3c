import { defineMessages } from 'react-intl';

export const reportNames = defineMessages({
  deliveryManifest: { id: 'finance.report.name.deliveryManifest', defaultMessage: 'Delivery manifest' },
  loadingPlan: { id: 'finance.report.name.loadingPlan', defaultMessage: 'Loading plan' },
  orderDetail: { id: 'finance.report.name.orderDetail', defaultMessage: 'Order detail' },
  tripDetail: { id: 'finance.report.name.tripDetail', defaultMessage: 'Trip detail' },
  tripsInvoice: { id: 'finance.report.name.tripsInvoice', defaultMessage: 'Trips invoice' },
  ordersInvoice: { id: 'finance.report.name.ordersInvoice', defaultMessage: 'Orders invoice' },
  ordersDeliveryStatus: { id: 'finance.report.name.ordersDeliveryStatus', defaultMessage: 'Orders delivery status' },
  tripLocationDetailed: { id: 'finance.report.name.tripLocationDetailed', defaultMessage: 'Trip location detailed' },
  vehicleCosts: { id: 'finance.report.name.vehicleCosts', defaultMessage: 'Vehicle costs per km' },
  vehicleCompliance: { id: 'finance.report.name.vehicleCompliance', defaultMessage: 'Vehicle compliance' },
  pickingSlip: { id: 'finance.report.name.pickingSlip', defaultMessage: 'Picking slip' },
  configurableTripDetail: {
    id: 'finance.report.name.configurableTripDetail',
    defaultMessage: 'Configurable trip detail',
  },
  configurableOrderDetail: {
    id: 'finance.report.name.configurableOrderDetail',
    defaultMessage: 'Configurable order detail',
  },
  configurableDetail: { id: 'finance.report.name.configurableDetail', defaultMessage: 'Configurable detail' },
  tripArchive: { id: 'finance.report.name.tripArchive', defaultMessage: 'Trip archive' },
  orderArchive: { id: 'finance.report.name.orderArchive', defaultMessage: 'Order archive' },
});

export const taskMessages = defineMessages({
  pick: { id: 'finance.report.task.pick', defaultMessage: 'Pick up' },
  drop: { id: 'finance.report.task.drop', defaultMessage: 'Drop' },
});

export const complianceMessages = defineMessages({
  valid: { id: 'finance.report.compliance.valid', defaultMessage: 'Valid' },
  expiring: { id: 'finance.report.compliance.expiring', defaultMessage: 'Expires soon' },
  expired: { id: 'finance.report.compliance.expired', defaultMessage: 'Expired' },
  missing: { id: 'finance.report.compliance.missing', defaultMessage: 'No documents' },
});

export const billStateMessages = defineMessages({
  draft: { id: 'finance.report.bill.draft', defaultMessage: 'Not submitted' },
  submitted: { id: 'finance.report.bill.submitted', defaultMessage: 'Submitted' },
  approved: { id: 'finance.report.bill.approved', defaultMessage: 'Approved' },
});

export const periodNames = defineMessages({
  today: { id: 'finance.report.period.today', defaultMessage: 'Today' },
  yesterday: { id: 'finance.report.period.yesterday', defaultMessage: 'Yesterday' },
  thisWeek: { id: 'finance.report.period.thisWeek', defaultMessage: 'This week' },
  lastWeek: { id: 'finance.report.period.lastWeek', defaultMessage: 'Last week' },
  thisMonth: { id: 'finance.report.period.thisMonth', defaultMessage: 'This month' },
  lastMonth: { id: 'finance.report.period.lastMonth', defaultMessage: 'Last month' },
  thisYear: { id: 'finance.report.period.thisYear', defaultMessage: 'This year' },
  lastYear: { id: 'finance.report.period.lastYear', defaultMessage: 'Last year' },
});

export const rateStateMessages = defineMessages({
  same: { id: 'finance.report.rate.same', defaultMessage: 'Own currency' },
  booked: { id: 'finance.report.rate.booked', defaultMessage: 'Booked' },
  ofDay: { id: 'finance.report.rate.ofDay', defaultMessage: 'Of the day' },
  missing: { id: 'finance.report.rate.missing', defaultMessage: 'Rate missing' },
});
