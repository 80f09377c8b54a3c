import type { ReportColumnId, ReportName } from 'shared-contracts/values/reports';
import type { Source } from './source.ts';
import { allOrders, allTrips, archivedOrders, archivedTrips, carriedOrders, finishedTrips, ordersWithTrips, sentOrders, vehiclePapers } from './subjects.store.ts';
import { deliveryManifest, loadingPlan, pickingSlip, tripLocations } from './trip-papers.ts';

/** `columns`: what it shows; of a configurable report, until its reader chooses others of the source's. */
export type Report = { source: Source; columns: readonly ReportColumnId[] };

const paper = (source: Source): Report => ({ source, columns: source.columns });

const ORDER: readonly ReportColumnId[] = [
  'orderNumber', 'orderReference', 'orderStage', 'owner', 'partner', 'orderType', 'operation', 'contract', 'pickup', 'drop', 'pickupFrom', 'deliveryTo', 'cargo', 'quantity', 'weight', 'space',
  'predictedDistance', 'actualDistance', 'cost', 'currency', 'costLkr', 'tripNumber',
];
const TRIP: readonly ReportColumnId[] = [
  'tripNumber', 'tripReference', 'tripStage', 'runner', 'vehicle', 'vehicleType', 'driver', 'routeZone', 'tripPickup', 'tripDrop', 'pickAt', 'dropAt', 'startedAt', 'finishedAt', 'orderCount', 'tripWeight',
  'tripSpace', 'weightUtilization', 'spaceUtilization', 'estimatedDistance', 'tripActualDistance', 'tripCost', 'tripCurrency', 'tripCostLkr',
];
const BILL: readonly ReportColumnId[] = ['linehaul', 'delayCharges', 'demurrage', 'extraCharges', 'discounts', 'taxBase', 'vat', 'total', 'billCurrency'];

/** Every report of the document. */
export const REPORTS: Record<ReportName, Report> = {
  deliveryManifest: paper(deliveryManifest),
  loadingPlan: paper(loadingPlan),
  pickingSlip: paper(pickingSlip),
  tripLocationDetailed: paper(tripLocations),
  vehicleCompliance: paper(vehiclePapers),
  orderDetail: { source: allOrders, columns: ORDER },
  tripDetail: { source: allTrips, columns: TRIP },
  ordersInvoice: {
    source: carriedOrders,
    columns: ['orderNumber', 'orderReference', 'orderStage', 'owner', 'partner', 'contract', 'pickup', 'drop', 'dropArrivedAt', 'predictedDistance', 'actualDistance', 'billState', ...BILL, 'costLkr'],
  },
  tripsInvoice: {
    source: finishedTrips,
    columns: ['tripNumber', 'tripReference', 'tripStage', 'billingPartner', 'billingContract', 'vehicle', 'tripPickup', 'tripDrop', 'finishedAt', 'orderNumbers', 'estimatedDistance', 'tripActualDistance', 'billState', ...BILL, 'tripCostLkr'],
  },
  ordersDeliveryStatus: {
    source: sentOrders,
    columns: [
      'orderNumber', 'orderReference', 'orderStage', 'owner', 'partner', 'pickup', 'drop', 'pickupFrom', 'pickupArrivedAt', 'pickupDepartedAt', 'deliveryFrom', 'deliveryTo', 'dropArrivedAt', 'dropDepartedAt', 'lateMinutes',
      'quantity', 'deliveredQuantity', 'missingQuantity', 'shortageReason', 'tripNumber', 'vehicle', 'driver',
    ],
  },
  configurableOrderDetail: { source: allOrders, columns: ['orderNumber', 'orderStage', 'owner', 'partner', 'pickup', 'drop', 'pickupFrom', 'deliveryTo', 'costLkr'] },
  configurableTripDetail: { source: allTrips, columns: ['tripNumber', 'tripStage', 'vehicle', 'driver', 'tripPickup', 'tripDrop', 'pickAt', 'orderCount', 'tripCostLkr'] },
  configurableDetail: { source: ordersWithTrips, columns: ['orderNumber', 'orderStage', 'owner', 'pickup', 'drop', 'deliveryTo', 'tripNumber', 'tripStage', 'vehicle', 'costLkr', 'tripCostLkr'] },
  orderArchive: { source: archivedOrders, columns: ['orderNumber', 'orderReference', 'orderStage', 'owner', 'partner', 'pickup', 'drop', 'pickupFrom', 'deliveryTo', 'cost', 'currency', 'costLkr', 'orderCreatedAt', 'orderArchivedAt'] },
  tripArchive: { source: archivedTrips, columns: ['tripNumber', 'tripReference', 'tripStage', 'runner', 'vehicle', 'driver', 'tripPickup', 'tripDrop', 'pickAt', 'finishedAt', 'orderCount', 'tripActualDistance', 'tripCost', 'tripCurrency', 'tripCostLkr'] },
};
