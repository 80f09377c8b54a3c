import Fastify, { type FastifyInstance } from 'fastify';
import type { SecureServerOptions } from 'node:http2';
import { UserInfo } from 'shared-contracts/identity/auth';
import { Epc } from 'shared-contracts/finance/epc';
import { AgingPage } from 'shared-contracts/finance/aging';
import { PlatformCounts } from 'shared-contracts/portal/platform-counts';
import { DeviceCounts } from 'shared-contracts/fleet/telemetry';
import { OrderPage } from 'shared-contracts/orders/orders';
import { OrdersToday } from 'shared-contracts/orders/orders-today';
import { TripsToday } from 'shared-contracts/trips/trips-today';
import { ORDER_DAY_STATES } from 'shared-contracts/values/orders/order-day';
import { TRIP_DAY_STATES } from 'shared-contracts/values/trips/trip-day';
import { MyOrganization } from 'shared-contracts/identity/organizations';
import { RecentWork } from 'shared-contracts/search';
import { VehiclePage } from 'shared-contracts/fleet/vehicles';
import { servePortal } from '../../../api/src/portal/public.ts';
import { contracts, id, named, NOON, pageOf, tripCount, trips, users } from './fixtures.ts';

export const USER = UserInfo.parse({
  id: id(1),
  login: 'bench',
  role: 'user',
  email: 'bench@consign.example',
  organizationId: id(2),
  organizationName: 'Bench Freight',
  organizationType: '4pl',
  organizationCode: 'BF',
  organizationLogo: null,
  timezone: named(3, 'Asia/Colombo'),
  rules: [],
  language: 'en',
  units: 'metric',
});

/** The text of the first row of each screen. */
export const FIRST_ROWS = {
  '/orders': 'O-900001',
  '/vehicles': 'WP LA-1001',
  '/trips': 'T-700001',
  '/users': 'driver-1001',
  '/contracts': 'Tea export 2001',
};

const order = (index: number) => ({
  id: id(100 + index),
  revision: 1,
  number: `O-${900_001 + index}`,
  reference: `EXP-${index}`,
  stage: 'validated',
  orderType: named(4, 'Export'),
  organization: named(2, 'Bench Freight'),
  partner: named(5, 'Serendib Freight Lines'),
  pickup: 'Biyagama export zone',
  drop: 'Port of Colombo',
  stopCount: 2,
  places: [
    { name: 'Biyagama export zone', kind: 'pickup' },
    { name: 'Port of Colombo', kind: 'drop' },
  ],
  handshake: null,
  acknowledged: null,
  pickupFrom: NOON,
  pickupTo: NOON + 3_600,
  deliveryFrom: NOON + 7_200,
  deliveryTo: NOON + 10_800,
  predictedDistance: '42.5',
  predictedCost: '12500.00',
  currency: 'LKR',
  createdAt: NOON,
  actions: ['edit'],
  contract: named(12, 'Serendib 2026'),
  operation: named(13, 'Tea export'),
  vehicleTypes: [named(8, 'Lorry 17 ft')],
  totalWeight: '4000',
  totalSpace: '15',
  trip: null,
  isFlexible: false,
  isBackhaul: false,
  isArchived: false,
  createdBy: 'Bench',
  firstApproval: null,
  secondApproval: null,
});
const orders = OrderPage.parse(pageOf(order));
const vehicle = (index: number) => ({
  id: id(200 + index),
  revision: 1,
  registrationPlate: `WP LA-${1_001 + index}`,
  vin: null,
  type: { ...named(8, 'Lorry 17 ft'), icon: 'truck' },
  brand: named(9, 'Isuzu'),
  model: named(10, 'NPR'),
  year: 2021,
  status: 'active',
  effectiveSpace: '22',
  maxCarryWeight: '4500',
  licenseClass: null,
  typeLicenseClass: 'C',
  driver: named(11, 'Kasun Perera'),
  organization: named(2, 'Bench Freight'),
  isShared: false,
  photo: null,
  serviceIntervalInfo: { isExpired: false, text: '', dueAt: null, service: null, days: null, by: null, left: null },
  documentExpiresAt: null,
  createdAt: NOON,
  actions: ['edit', 'assignDriver'],
});
const vehicles = VehiclePage.parse(pageOf(vehicle));
const organization = MyOrganization.parse({
  ...named(2, 'Bench Freight'),
  code: 'BF',
  type: '4pl',
  status: 1,
  registrationId: 'PV 1',
  country: named(6, 'Sri Lanka'),
  currency: named(7, 'LKR'),
  domain: 'Freight',
  contactName: 'Bench',
  contactEmail: 'bench@consign.example',
  logo: null,
  mapToken: null,
  showVersion: true,
  home: {
    description: 'Orders for the week close on Thursday at noon.',
    video: 'https://youtu.be/aqz-KE-bpKQ',
    links: [{ label: 'Depots', url: 'https://consign.example/depots' }],
    appStoreUrl: 'https://apps.apple.com/app/id1',
    playStoreUrl: null,
  },
});
const recent = RecentWork.parse({
  items: orders.items.slice(0, 8).map(({ id: orderId, number, reference, stage }) => ({
    kind: 'order',
    id: orderId,
    number,
    hint: reference,
    stage,
    event: 'approve',
    at: NOON,
  })),
});
const epc = Epc.parse({
  purchased: 160,
  reserved: 7,
  active: 12,
  used: 23,
  remaining: 118,
  total: 160,
  balance: '29500.00',
  currency: 'LKR',
  unitPrice: '250.00',
});
const ROWS_TODAY = 5;
const DAY = { from: NOON - 43_200, to: NOON + 43_199 };
const ordersToday = OrdersToday.parse({
  ...DAY,
  counts: ORDER_DAY_STATES.map((state) => ({ state, own: 4, partner: 2 })),
  delayed: 1,
  items: orders.items.slice(0, ROWS_TODAY).map((row) => ({ ...row, risk: null })),
});
const tripsToday = TripsToday.parse({
  ...DAY,
  counts: TRIP_DAY_STATES.map((state) => ({ state, count: 3 })),
  exceptions: [{ severity: 'critical', count: 1 }],
  items: trips.items.slice(0, ROWS_TODAY).map((row) => ({ ...row, risk: null })),
});
const platformCounts = PlatformCounts.parse({
  activeOrganizations: 40,
  pendingOrganizations: 2,
  activeUsers: 300,
  quarantinedReleases: 0,
  failedJobs: 1,
  openEpcPurchases: 3,
});
const aged = { notDue: '900.00', days30: '100.00', days60: '0.00', days90: '0.00', over90: '0.00', credit: '0.00' };
const aging = AgingPage.parse({
  items: [],
  total: 0,
  page: 1,
  limit: 1,
  at: NOON,
  totals: [{ ...aged, currency: 'LKR', total: '1000.00' }],
});
const deviceCounts = DeviceCounts.parse({ moving: 12, stopped: 7, offline: 1 });
const nothing = { items: [], total: 0, page: 1, limit: 20, unread: 0, isBlocked: false };

/** The first screens of areas, for benches that add no routes of their own for them. */
export function addListRoutes(app: FastifyInstance) {
  app.get('/api/v1/trips', () => trips);
  app.get('/api/v1/trips/count', () => tripCount);
  app.get('/api/users', () => users);
  app.get('/api/contracts', () => contracts);
}

type AddRoutes = (app: FastifyInstance) => void;
export type Certificate = Pick<SecureServerOptions, 'key' | 'cert'>;

/** Serves a built portal with an API of fixed responses, to which `addRoutes` adds; with a certificate over HTTP/2. */
export async function startPortal(
  folder: string,
  addRoutes: AddRoutes = () => undefined,
  certificate?: Certificate,
): Promise<{ app: FastifyInstance; address: string }> {
  const app = certificate
    ? (Fastify({ http2: true, https: { ...certificate } }) as unknown as FastifyInstance)
    : Fastify({ forceCloseConnections: true });
  addRoutes(app);
  app.get<{ Querystring: { limit?: string } }>('/api/orders/v2', ({ query: { limit } }) => ({
    ...orders,
    items: orders.items.slice(0, Number(limit ?? 20)),
  }));
  if (!app.hasRoute({ method: 'GET', url: '/api/users/rules' }))
    app.get('/api/users/rules', () => ({ rules: USER.rules }));
  app.get('/api/vehicles', () => vehicles);
  app.get('/api/orders/today', () => ordersToday);
  app.get('/api/v1/trips/today', () => tripsToday);
  app.get('/api/telemetry/counts', () => deviceCounts);
  app.get('/api/platform/counts', () => platformCounts);
  app.get('/api/aging', () => aging);
  app.get('/api/organizations/my', () => organization);
  app.get('/api/search/recent', () => recent);
  app.get('/api/v1/organizations/epc', () => epc);
  app.get('/api/live', (_request, reply) => {
    reply.hijack().raw.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders(); // open, and nothing happens
  });
  app.all('/api/*', () => nothing);
  await servePortal(app, { folder, overrides: '' });
  return { app, address: await app.listen({ port: 0, host: 'localhost' }) };
}
