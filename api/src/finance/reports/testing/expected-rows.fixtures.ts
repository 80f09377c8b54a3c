import type { ReportName } from 'shared-contracts/values/finance/reports';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW } from '../../../platform/testing/test-app.ts';
import { FORMULA } from './report.fixtures.ts';

export type Cells = Record<string, unknown>;

/** The query of each report, its number of rows, and some cells of its first row. */
export const EXPECTED_ROWS: Record<ReportName, [query: string, total: number, row: Cells]> = {
  deliveryManifest: [
    '{trip}&sort=stop',
    2,
    {
      stop: 1,
      location: 'Port',
      task: 'pick',
      orderNumber: 'SHIP·R-1',
      orderReference: FORMULA,
      packNumber: 'P-1',
      cargo: FORMULA,
      quantity: 3,
      weight: '300.000',
    },
  ],
  loadingPlan: ['{trip}', 1, { stop: 1, place: 1, outAtStop: 2, isBehind: false, cargo: FORMULA, space: '1.500' }],
  pickingSlip: [
    '{trip}',
    1,
    { location: 'Port', coordinates: '6.9271, 79.8612', orderNumber: 'SHIP·R-1', quantity: 3, outAtStop: 2 },
  ],
  tripLocationDetailed: [
    '{trip}&sort=-stop',
    2,
    { stop: 2, location: 'Kandy', orderNumbers: 'SHIP·R-1', arrivedAt: null, dwellMinutes: null },
  ],
  vehicleCompliance: [
    '',
    1,
    {
      compliance: 'expiring',
      insurance: TEST_NOW + 10 * DAY,
      isActive: true,
      portPermit: null,
      driver: 'Dinesh Wheel',
    },
  ],
  vehicleCosts: [
    '',
    1,
    {
      tripCount: 2,
      drivenDistance: '125.000',
      workOrderCount: 2,
      partsCost: '3000.00',
      labourCost: '2000.00',
      maintenanceCost: '5000.00',
      costPerKm: '40.00',
      currency: 'LKR',
    },
  ],
  orderDetail: [
    'sort=orderNumber',
    5,
    {
      orderNumber: 'SHIP·R-1',
      orderStage: 'addedToTrip',
      pickup: 'Port',
      drop: 'Kandy',
      cargo: `${FORMULA} × 3`,
      quantity: 3,
      actualDistance: '123.456',
      revenue: '100.00',
      cost: null,
      currency: 'LKR',
      revenueLkr: '100.00',
    },
  ],
  configurableOrderDetail: [
    'sort=-pickupFrom',
    5,
    { orderNumber: 'SHIP·R-3', orderStage: 'validated', revenueLkr: null },
  ],
  configurableDetail: ['{trip}', 1, { orderNumber: 'SHIP·R-1', tripStage: 'vehicleAssigned' }],
  ordersDeliveryStatus: [
    'sort=orderNumber',
    5,
    { orderNumber: 'SHIP·R-1', deliveredQuantity: null, lateMinutes: null },
  ],
  ordersInvoice: [
    '',
    2,
    {
      orderNumber: 'SHIP·R-DONE',
      billingContact: null,
      billingContract: 'In dollars',
      billState: 'approved',
      linehaul: '100.00',
      delayCharges: '15.00',
      discounts: '-25.00',
      demurrage: null,
      taxBase: '90.00',
      vat: '16.20',
      total: '106.20',
      billCurrency: 'LKR',
      revenueLkr: '90.00',
      costLkr: null,
    },
  ],
  orderArchive: ['', 1, { orderNumber: 'SHIP·R-OLD', orderStage: 'billed', orderArchivedAt: TEST_NOW - 80 * DAY }],
  tripDetail: [
    '{trip}',
    1,
    {
      tripStage: 'vehicleAssigned',
      tripPickup: 'Port',
      tripDrop: 'Kandy',
      orderCount: 1,
      tripWeight: '300.000',
      driver: 'Dinesh Wheel',
    },
  ],
  configurableTripDetail: ['sort=tripNumber', 3, { tripNumber: 'T-000001', orderCount: 1 }],
  tripsInvoice: [
    '',
    2,
    {
      tripNumber: 'T-DONE',
      orderNumbers: 'SHIP·R-DONE',
      billingPartner: 'Organization 2',
      billingContact: 'Billing Agent',
      billingContract: 'In dollars',
      billState: 'approved',
      total: '106.20',
      tripRevenueLkr: '90.00',
      tripCostLkr: '90.00',
    },
  ],
  tripArchive: ['', 1, { tripNumber: 'T-OLD', tripStage: 'billed' }],
};
