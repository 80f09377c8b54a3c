import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';
import { toMoney, decimal } from '../../../platform/values/money.ts';

type NewInvoice = { payeeId?: string; payerId?: string; total: string; currency?: string; dueAt: number };

/** An organization with partners, and invoices between them without their bills. */
export async function openLedger(portal: ReturnType<typeof testApp>) {
  const build = createBuilders(portal.db, TEST_NOW);
  const person = async (name: string, models: readonly ('order' | 'orderBillApprove' | 'trip' | 'cargo')[]) => {
    const { id: organizationId } = await build.organization({ type: '2pl', name });
    return { ...(await addUser(organizationId, name.toLowerCase(), models)), organizationId };
  };
  const addUser = (organizationId: string, login: string, models: readonly string[]) =>
    build.user({
      login,
      organizationId,
      rules: models.flatMap((model) => [
        { model: model as 'order', rule: 'read' as const },
        { model: model as 'order', rule: 'write' as const },
      ]),
    });
  const us = await person('Harvest', ['order', 'orderBillApprove']);
  const other = await person('Serendib', ['order', 'orderBillApprove']);
  const partners = [other, await person('Lagoon', ['order']), await person('Meridian', ['order'])];
  const outsider = await person('Outsider', ['order', 'orderBillApprove']);
  const nobody = await addUser(us.organizationId, 'nobody', ['cargo']);
  const trips = await addUser(us.organizationId, 'trips', ['trip']);
  for (const { organizationId: partnerId } of partners)
    await build.partnership({ organizationId: us.organizationId, partnerId, status: 'active' });
  const currency = await portal.db.selectFrom('currencies').select('id').limit(1).executeTakeFirstOrThrow();

  let sequence = 0;
  const addPaper = async (
    kind: 'invoice' | 'creditNote',
    paper: Required<NewInvoice> & { issuedAt: number; originalId: string | null },
  ) => {
    sequence += 1;
    const day = new Date(Date.UTC(2020, 0, sequence)).toISOString().slice(0, 10);
    const { payeeId, payerId, total, currency: code, dueAt, issuedAt, originalId } = paper;
    const number = `${kind === 'invoice' ? 'INV' : 'CN'}-${String(sequence).padStart(6, '0')}`;
    const { id: billingPeriodId } = await portal.db
      .insertInto('billingPeriods')
      .values({
        of: 'order',
        payerId,
        payeeId,
        currencyId: currency.id,
        isSelfBilled: false,
        cycle: 'weekly',
        fromDay: day,
        toDay: day,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const content = { of: 'order', subject: null, number, issuedAt, zone: 'UTC', kind, lines: [], taxes: [] };
    const { id } = await portal.db
      .insertInto('invoices')
      .values({
        organizationId: payeeId,
        series: kind,
        year: 2026,
        sequence,
        number,
        kind,
        originalId,
        billId: null,
        billVersion: null,
        billingPeriodId,
        payerId,
        payeeId,
        issuedAt,
        dueAt,
        currency: code,
        net: total,
        tax: '0.00',
        total,
        content: JSON.stringify(content),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const addInvoice = ({
    payeeId = us.organizationId,
    payerId = us.organizationId,
    total,
    currency: code = 'LKR',
    dueAt,
  }: NewInvoice) =>
    addPaper('invoice', {
      payeeId,
      payerId,
      total,
      currency: code,
      dueAt,
      issuedAt: dueAt - 30 * DAY,
      originalId: null,
    });
  const findInvoice = (id: string) =>
    portal.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const addCreditNote = async (originalId: string, total: string, issuedAt: number) => {
    const { payeeId, payerId, currency: code } = await findInvoice(originalId);
    return addPaper('creditNote', { payeeId, payerId, total, currency: code, dueAt: issuedAt, issuedAt, originalId });
  };
  const addPayment = async (invoiceId: string, amount: string, paidAt: number, isTakenBack = false) => {
    const { payeeId: organizationId, payerId, currency: code } = await findInvoice(invoiceId);
    const { id: paymentId } = await portal.db
      .insertInto('payments')
      .values({
        organizationId,
        payerId,
        paidAt,
        amount,
        currency: code,
        method: 'cash',
        recordedBy: us.id,
        recordedAt: paidAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.db.insertInto('paymentAllocations').values({ paymentId, invoiceId, amount }).execute();
    if (isTakenBack)
      await portal.db
        .insertInto('paymentReversals')
        .values({ paymentId, reason: 'Mistake', reversedBy: us.id, reversedAt: paidAt })
        .execute();
    return paymentId;
  };

  /** Invoices of both sides with payments and credit notes, some of them more than is open. */
  const addRandom = async (count: number) => {
    let seed = 11;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const share = (total: string, percent: number) => toMoney(decimal(total).times(percent).div(100));
    for (let i = 0; i < count; i += 1) {
      const partnerId = partners[random(partners.length)]?.organizationId ?? '';
      const sides = random(2) === 0 ? { payerId: partnerId } : { payeeId: partnerId };
      const total = toMoney(decimal(1 + random(1_000_000)).div(100));
      const dueAt = TEST_NOW - random(200) * DAY + 40 * DAY;
      const id = await addInvoice({ ...sides, total, currency: random(3) === 0 ? 'USD' : 'LKR', dueAt });
      if (random(2) === 0)
        await addPayment(id, share(total, 1 + random(100)), dueAt - random(40) * DAY, random(4) === 0);
      if (random(3) === 0) await addCreditNote(id, share(total, 1 + random(100)), dueAt + random(60) * DAY);
    }
  };
  return { build, us, other, partners, outsider, nobody, trips, addInvoice, addPayment, addCreditNote, addRandom };
}
