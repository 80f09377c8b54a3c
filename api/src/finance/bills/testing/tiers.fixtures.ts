import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';
import { decimal, toMoney } from '../../../platform/values/money.ts';

export type Tier = 'owner' | 'forwarder' | 'carrier' | 'root';

/** An owner pays 1,000 to a forwarder for an order, and the forwarder 700 to a carrier for its trip. */
export async function openTiers(portal: ReturnType<typeof testApp>, { currency = 'LKR' } = {}) {
  const { db } = portal;
  const build = createBuilders(db, TEST_NOW);
  const [owner, forwarder, carrier, platform] = [
    await build.organization({ type: '1pl' }),
    await build.organization({ type: '3pl' }),
    await build.organization({ type: '2pl' }),
    await build.organization({ type: '5pl' }),
  ];
  for (const [organizationId, partnerId] of [
    [owner.id, forwarder.id],
    [forwarder.id, carrier.id],
  ] as const)
    await build.partnership({ organizationId, partnerId, status: 'active' });
  const vehicle = await build.vehicle({ organizationId: carrier.id });
  const trip = await build.trip({
    organizationId: forwarder.id,
    vehicleId: vehicle.id,
    stage: 'completed',
    pickAt: TEST_NOW,
    carrying: [{ organizationId: owner.id, partnerId: forwarder.id, stage: 'delivered', pickupFrom: TEST_NOW }],
  });
  const tripId = trip.id;
  const { orderId } = await db
    .selectFrom('tripOrders')
    .select('orderId')
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  const { id: currencyId } = await db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', currency)
    .executeTakeFirstOrThrow();
  const approved = (net: string) => ({
    state: 'approved' as const,
    figures: JSON.stringify({ contract: { currency }, shares: [{ id: orderId, amount: net }] }),
    currencyId,
    net,
    taxBase: net,
    vat: toMoney(decimal(net).times('0.18')),
    total: toMoney(decimal(net).times('1.18')),
    createdAt: TEST_NOW,
    approvedAt: TEST_NOW,
  });
  await db
    .insertInto('bills')
    .values([
      { orderId, organizationId: owner.id, partnerId: forwarder.id, ...approved('1000.00') },
      { tripId, organizationId: forwarder.id, partnerId: carrier.id, ...approved('700.00') },
    ])
    .execute();
  const createUser = (organizationId: string) => build.user({ organizationId, rules: 'all' });
  const tiers: Record<Tier, { id: string }> = {
    owner: await createUser(owner.id),
    forwarder: await createUser(forwarder.id),
    carrier: await createUser(carrier.id),
    root: await build.user({ organizationId: platform.id, role: 'root', rules: 'none' }),
  };

  /** The invoice of the order's or the trip's bill, with a tax of 18 %. */
  const invoice = async (of: BillSubject) => {
    const bill = await db
      .selectFrom('bills')
      .select(['id', 'organizationId', 'partnerId', 'taxBase'])
      .where(of === 'order' ? 'orderId' : 'tripId', 'is not', null)
      .executeTakeFirstOrThrow();
    const net = bill.taxBase ?? '';
    const [tax, total] = [toMoney(decimal(net).times('0.18')), toMoney(decimal(net).times('1.18'))];
    const line = { rule: 'flatTrip', amount: net, billed: net, category: 'standard', taxPercentage: '18' };
    const taxes = [{ category: 'standard', percentage: '18', name: 'VAT', reason: null, base: net, tax }];
    const { partnerId: payeeId, organizationId: payerId } = bill;
    const content = { kind: 'invoice', of, issuedAt: TEST_NOW, currency, lines: [line], taxes, net, tax, total };
    const { id } = await db
      .insertInto('invoices')
      .values({
        organizationId: payeeId ?? '',
        series: 'INV',
        year: 2026,
        sequence: 1,
        number: 'INV-2026-000001',
        kind: 'invoice',
        originalId: null,
        billId: bill.id,
        billVersion: 1,
        billingPeriodId: null,
        payerId,
        payeeId: payeeId ?? '',
        issuedAt: TEST_NOW,
        dueAt: TEST_NOW,
        currency,
        net,
        tax,
        total,
        content: JSON.stringify(content),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('bills').set({ invoiceId: id }).where('id', '=', bill.id).execute();
    return id;
  };
  return { tiers, tripId, orderId, invoice };
}
