import type { FastifyInstance } from 'fastify';
import { Rules } from 'shared-contracts/identity/auth';
import { OrderInput, OrderPreview } from 'shared-contracts/orders/orders';

const ITEMS = 20;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string) => ({ id: id(number), name });
const HOUR = 3_600;
const MORNING = Date.UTC(2035, 11, 1, 6) / 1_000;

const page = <Row>(items: Row[]) => ({ items, total: items.length, page: 1, limit: 20 });
const types = ['Lorry 17 ft', 'Lorry 20 ft', 'Container 40 ft'].map((name, index) => ({
  ...named(10 + index, name),
  averageSpace: String(20 + index * 10),
  maxWeight: '9000',
  icon: 'truck',
}));
const cargos = Array.from({ length: ITEMS }, (_, index) => ({
  ...named(30 + index, `Cargo ${index + 1}`),
  code: `C-${index + 1}`,
  cargoType: named(20, 'Food'),
  shippingUnit: 'Pallet',
  width: '1',
  height: '1',
  length: '1',
  weight: '120',
  actualSpace: '1',
  effectiveSpace: '1',
  allowedCargoTypes: [],
  billingBy: 'weight',
  createdAt: MORNING,
  actions: [],
}));
const places = ['Port of Colombo', 'Kandy depot', 'Galle depot'].map((name, index) => ({
  ...named(60 + index, name),
  latitude: 6.9 + index / 5,
  longitude: 79.9 + index / 5,
}));

const values = OrderInput.parse({
  reference: 'EXP-1',
  orderTypeId: id(1),
  partnerId: id(2),
  contractId: id(3),
  operationId: id(4),
  vehicleTypeIds: types.map((type) => type.id),
  pickupFrom: MORNING,
  pickupTo: MORNING + HOUR,
  deliveryFrom: MORNING + 5 * HOUR,
  deliveryTo: MORNING + 8 * HOUR,
  cutoffOption: 'pickup',
  cutoffFrom: MORNING,
  cutoffTo: MORNING + HOUR,
  cargoItems: cargos.map((cargo, index) => ({ packNumber: `P-${index}`, cargoId: cargo.id, quantity: 2 })),
  stops: places.map((place) => ({ locationId: place.id })),
});
const references = Object.fromEntries([
  ...[named(1, 'Export'), named(2, 'Lanka Transporters'), named(3, 'Lanka 2035'), named(4, 'Dry goods'), ...types].map(
    (row) => [row.id, { name: row.name }],
  ),
  ...cargos.map(({ id: of, name }) => [of, { name, piece: { weight: 120, space: 1 } }]),
  ...places.map(({ id: of, name, latitude, longitude }) => [of, { name, position: [latitude, longitude] }]),
]);

/** A restored draft with twenty cargos. */
// oxlint-disable-next-line id-denylist -- a name in stored drafts
export const DRAFT = JSON.stringify({ values, known: references });

const preview = OrderPreview.parse({ distance: '137.456', cost: '12371.04', currency: 'LKR', estimated: true });

/** The responses that the form requests while it is filled in. */
export function addRoutes(app: FastifyInstance): void {
  app.get('/api/users/rules', () => Rules.parse({ rules: [{ model: 'order', rule: 'write' }] }));
  app.get('/api/vehicles/types', () => page(types));
  app.get('/api/cargos', () => page(cargos));
  app.get('/api/locations', () => page(places));
  app.get('/api/shared/geo/distance', () => ({ distance: '68.7', estimated: true }));
  app.post('/api/orders/preview', () => preview);
}
