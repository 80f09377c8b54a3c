import Fastify, { type FastifyInstance } from 'fastify';
import { UserInfo } from 'shared-contracts/auth';
import { OrderPage } from 'shared-contracts/orders';
import { portal } from '../../../api/src/portal/portal.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string) => ({ id: id(number), name });
const NOON = 1_790_000_000;

export const USER = UserInfo.parse({
  id: id(1), login: 'bench', role: 'user', email: 'bench@consign.example', organizationId: id(2), organizationName: 'Bench Freight', organizationType: '4pl',
  organizationCode: 'BF', organizationLogo: null, timezone: named(3, 'Asia/Colombo'), rules: [],
});

/** In the first row of the table. */
export const FIRST_ORDER = 'O-900001';

const order = (_item: unknown, index: number) => ({
  id: id(100 + index), number: `O-${900_001 + index}`, reference: `EXP-${index}`, stage: 'validated', orderType: named(4, 'Export'), organization: named(2, 'Bench Freight'),
  partner: named(5, 'Serendib Freight Lines'), pickup: 'Biyagama export zone', drop: 'Port of Colombo', pickupFrom: NOON, pickupTo: NOON + 3_600, deliveryFrom: NOON + 7_200,
  deliveryTo: NOON + 10_800, predictedDistance: '42.5', predictedCost: '12500.00', currency: 'LKR', createdAt: NOON, actions: ['edit'],
});
/** Checked against the contract, so that a bench of yesterday's answer fails. */
const orders = OrderPage.parse({ items: Array.from({ length: 20 }, order), total: 20, page: 1, limit: 20 });
const nothing = { items: [], total: 0, page: 1, limit: 20, isBlocked: false };

/** The page server over a built portal, and an API that answers at once and always the same. */
export async function stand(folder: string): Promise<{ app: FastifyInstance; address: string }> {
  const app = Fastify();
  app.get('/api/orders/v2', () => orders);
  app.all('/api/*', () => nothing);
  await portal(app, { folder, overrides: '' });
  return { app, address: await app.listen({ port: 0, host: 'localhost' }) };
}
