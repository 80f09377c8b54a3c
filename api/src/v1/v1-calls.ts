import type { PublicCall } from '../platform/public-api/public-call.ts';

type Row = readonly [
  call: PublicCall['call'],
  path: PublicCall['path'],
  operationId: string,
  summary: string,
  details: Pick<PublicCall, 'schema' | 'omit' | 'bodySchema' | 'deprecated'>,
];
const inGroup = (group: string, rows: readonly Row[]): PublicCall[] =>
  rows.map(([call, path, operationId, summary, details]) => ({ call, path, operationId, group, summary, ...details }));

/** The buttons of a screen are the portal's internal matter. */
const PORTAL_FIELDS = ['actions'] as const;
const record = (schema: string, ...omit: string[]) => ({ schema, omit: [...PORTAL_FIELDS, ...omit] });
const ORDER = record('Order', 'waitsFor');
const DELETED = { schema: 'Deleted' };
const TIMELINE = { schema: 'TimelineEntry' };

/** The calls of version 1 by the portal's call. A line that is released stays; see docs/public-api.md. */
export const V1_CALLS: readonly PublicCall[] = [
  ...inGroup('Orders', [
    ['GET /orders/v2', '/orders', 'listOrders', 'List orders', record('OrderSummary')],
    ['POST /orders', '/orders', 'createOrder', 'Create an order', { ...ORDER, bodySchema: 'CreateOrder' }],
    ['GET /orders/:id', '/orders/:id', 'getOrder', 'Read an order', ORDER],
    ['PATCH /orders/:id', '/orders/:id', 'updateOrder', 'Change an order', { ...ORDER, bodySchema: 'UpdateOrder' }],
    ['DELETE /orders/:id', '/orders/:id', 'deleteOrder', 'Delete a draft', DELETED],
    [
      'GET /orders/:id/stage',
      '/orders/:id/stage',
      'getOrderStage',
      'Read the stage and what can follow',
      { schema: 'OrderStage' },
    ],
    [
      'PATCH /orders/:id/stage',
      '/orders/:id/stage',
      'changeOrderStage',
      'Move an order to a stage',
      { ...record('OrderStageResult', 'waitsFor'), bodySchema: 'ChangeOrderStage' },
    ],
    ['GET /orders/:id/timeline', '/orders/:id/timeline', 'listOrderTimeline', 'Read the history', TIMELINE],
    ['GET /orders/:id/etas', '/orders/:id/etas', 'getOrderEtas', 'Read expected arrivals', { schema: 'OrderEtas' }],
  ]),
  ...inGroup('Trips', [
    ['GET /v1/trips', '/trips', 'listTrips', 'List trips', { schema: 'TripSummary' }],
    ['GET /trips/:id', '/trips/:id', 'getTrip', 'Read a trip', record('Trip', 'allowedStages')],
    [
      'PATCH /trips/:id/stage',
      '/trips/:id/stage',
      'changeTripStage',
      'Move a trip to a stage',
      { ...record('TripStageResult', 'allowedStages'), bodySchema: 'ChangeTripStage' },
    ],
    ['GET /trips/:id/timeline', '/trips/:id/timeline', 'listTripTimeline', 'Read the history', TIMELINE],
  ]),
  ...inGroup('Fleet', [
    ['GET /vehicles', '/vehicles', 'listVehicles', 'List vehicles', record('VehicleSummary')],
    ['GET /vehicles/:id', '/vehicles/:id', 'getVehicle', 'Read a vehicle', record('Vehicle')],
    ['GET /vehicles/types', '/vehicle-types', 'listVehicleTypes', 'List vehicle types', record('VehicleType')],
    ['GET /drivers', '/drivers', 'listDrivers', 'List drivers', record('DriverSummary')],
    ['GET /drivers/:id', '/drivers/:id', 'getDriver', 'Read a driver', record('Driver')],
  ]),
  ...inGroup('Positions', [
    [
      'GET /telemetry/devices',
      '/positions',
      'listPositions',
      'List the latest positions',
      { schema: 'VehiclePosition' },
    ],
    [
      'GET /vehicles/:id/track',
      '/vehicles/:id/track',
      'getVehicleTrack',
      'Read the track of a vehicle',
      { schema: 'Track' },
    ],
    [
      'GET /telemetry/geofence-events',
      '/geofence-events',
      'listGeofenceEvents',
      'List arrivals and departures at locations',
      { schema: 'GeofenceEvent' },
    ],
  ]),
  ...inGroup('Network', [
    ['GET /contacts', '/contacts', 'listContacts', 'List contacts', record('ContactSummary')],
    [
      'POST /contacts',
      '/contacts',
      'createContact',
      'Create a contact',
      { ...record('Contact'), bodySchema: 'CreateContact' },
    ],
    ['GET /contacts/:id', '/contacts/:id', 'getContact', 'Read a contact', record('Contact')],
    [
      'PATCH /contacts/:id',
      '/contacts/:id',
      'updateContact',
      'Change a contact',
      { ...record('Contact'), bodySchema: 'UpdateContact' },
    ],
    ['DELETE /contacts/:id', '/contacts/:id', 'deleteContact', 'Delete a contact', DELETED],
    ['GET /locations', '/locations', 'listLocations', 'List locations', record('LocationSummary')],
    [
      'POST /v2/locations',
      '/locations',
      'createLocation',
      'Create a location',
      { ...record('Location'), bodySchema: 'CreateLocation' },
    ],
    ['GET /locations/:id', '/locations/:id', 'getLocation', 'Read a location', record('Location')],
    [
      'PATCH /v2/locations/:id',
      '/locations/:id',
      'updateLocation',
      'Change a location',
      { ...record('Location'), bodySchema: 'UpdateLocation' },
    ],
    ['DELETE /v2/locations/:id', '/locations/:id', 'deleteLocation', 'Delete a location', DELETED],
    ['GET /cargos', '/cargos', 'listCargos', 'List cargo', record('Cargo')],
    ['GET /operations', '/operations', 'listOperations', 'List operations', record('Operation')],
    ['GET /order-types', '/order-types', 'listOrderTypes', 'List order types', record('OrderType')],
    ['GET /partners', '/partners', 'listPartners', 'List partners', record('Partner', 'types')],
  ]),
  ...inGroup('Finance', [
    ['GET /contracts', '/contracts', 'listContracts', 'List contracts', record('ContractSummary')],
    ['GET /contracts/:id', '/contracts/:id', 'getContract', 'Read a contract with its rates', record('Contract')],
    ['GET /bills', '/bills', 'listBills', 'List submitted bills', record('BillSummary')],
    ['GET /orders/:id/bill', '/orders/:id/bill', 'getOrderBill', 'Read the bill of an order', record('Bill')],
    ['GET /trips/:id/bill', '/trips/:id/bill', 'getTripBill', 'Read the bill of a trip', record('Bill')],
    ['GET /invoices', '/invoices', 'listInvoices', 'List invoices', record('InvoiceSummary')],
    ['GET /invoices/:id', '/invoices/:id', 'getInvoice', 'Read an invoice', record('Invoice')],
  ]),
];
