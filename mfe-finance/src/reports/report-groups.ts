import type { MessageDescriptor } from 'react-intl';
import { REPORT_NAMES, type ReportName } from 'shared-contracts/values/finance/reports';
import { REPORT_PERIODS, type ReportPeriod } from 'shared-contracts/values/finance/report-periods';
import { messages } from './reports.messages.ts';

/** All reports by topic. */
export const REPORT_GROUPS: readonly { title: MessageDescriptor; reports: readonly ReportName[] }[] = [
  { title: messages.groupOrders, reports: ['orderDetail', 'ordersDeliveryStatus', 'ordersInvoice', 'orderArchive'] },
  { title: messages.groupTrips, reports: ['tripDetail', 'tripsInvoice', 'tripArchive'] },
  {
    title: messages.groupDocuments,
    reports: ['deliveryManifest', 'loadingPlan', 'pickingSlip', 'tripLocationDetailed'],
  },
  { title: messages.groupFleet, reports: ['vehicleCompliance', 'vehicleCosts'] },
  {
    title: messages.groupConfigurable,
    reports: ['configurableOrderDetail', 'configurableTripDetail', 'configurableDetail'],
  },
];

/** Parses the report name of a URL. */
export const parseReportName = (text: string | undefined): ReportName | undefined =>
  REPORT_NAMES.find((name) => name === text);

export const parsePeriod = (text: string | undefined): ReportPeriod | null =>
  REPORT_PERIODS.find((period) => period === text) ?? null;
