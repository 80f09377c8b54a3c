import { DateTime } from 'luxon';
import { agreedAmounts, compareReceived, computeBills, storeReceived, toEntered } from '../../src/finance/public.ts';
import { notify } from '../../src/identity/public.ts';
import { greatCircleRouting } from '../../src/network/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { recordTimeline } from '../../src/platform/timeline/timeline.ts';
import { decimal, toMoney } from '../../src/platform/values/money.ts';
import { DAY, HOUR } from '../builders/context.ts';
import type { Cast } from './cast.ts';

const ZONE = 'Asia/Colombo';
const WAITING = '1850.00';
const PROPOSED = '900.00';
const CREDITED = '1200.00';
const TAX = '18';

const toDay = (at: number) => DateTime.fromSeconds(at, { zone: ZONE }).toFormat('yyyy-MM-dd');

const taxRateOf = ({ vat, taxBase }: { vat: string; taxBase: string }) =>
  decimal(vat).isZero() ? '0' : toMoney(decimal(vat).times(100).div(taxBase));

type Billed = Awaited<ReturnType<typeof findBilled>>[number];

/** A proposal to pay the amount of a bill plus an addition. */
const proposalOf = ({ billed, figures }: Billed, added: string) => ({
  subjectId: billed.id,
  net: toMoney(decimal(figures.taxBase).plus(added)),
});

/** The newest bills of Harvest that Serendib is paid for, in one currency. */
async function findBilled(db: Db, organizationId: string, partnerId: string) {
  const rows = await db
    .selectFrom('bills')
    .select('orderId')
    .where('organizationId', '=', organizationId)
    .where('partnerId', '=', partnerId)
    .where('state', 'in', ['submitted', 'approved'])
    .where('orderId', 'is not', null)
    .where('total', '>', '2000')
    .orderBy('submittedAt', 'desc')
    .orderBy('id')
    .limit(4)
    .execute();
  const ids = rows.flatMap(({ orderId }) => orderId ?? []);
  const bills = await computeBills(db, greatCircleRouting, 'order', ids);
  return ids.flatMap((id) => bills.get(id) ?? []);
}

/**
 * Invoices of Serendib: one that matches, with a credit note; one with a disputed waiting time; and one for which the
 * carrier has agreed to credit the waiting time.
 */
export async function carrierInvoices(db: Db, { companies, people }: Pick<Cast, 'companies' | 'people'>, now: number) {
  const sides = { organizationId: companies.harvest.id, partnerId: companies.serendib.id };
  const [newest, second, third, fourth] = await findBilled(db, sides.organizationId, sides.partnerId);
  const planner = { userId: people.planner.id, actorId: null, organizationId: sides.organizationId };
  const billed = [newest, second, third].filter((bill) => bill !== undefined);
  const last = billed.at(-1);
  if (!last || billed.length < 2) return;

  const store = async (entered: Parameters<typeof toEntered>[0], creditedId: string | null, at: number) => {
    const invoice = toEntered(entered);
    const { issuedOn, dueOn, currency, net, total } = invoice;
    const header = { issuedOn, dueOn, currency, net, tax: invoice.tax, total, fromDay: null, toDay: null };
    const unmatched = invoice.lines.map((line, position) => ({ position, ...line, subject: null, isManual: false }));
    const compared = await compareReceived(
      { db, routing: greatCircleRouting },
      { id: null, ...sides, creditedId, ...header },
      unmatched,
      ZONE,
    );
    const received = {
      ...sides,
      source: 'entered' as const,
      creditedId,
      invoice,
      violations: [],
      fileId: null,
      at,
    };
    return { id: await storeReceived(db, planner, received, compared), comparison: compared.comparison };
  };
  const receive = async (number: string, bills: typeof billed, extra: string | null, at: number) => {
    const lines = bills.map(({ billed: { number: reference }, figures }) => ({
      reference,
      description: `Transport ${reference}`,
      net: figures.taxBase,
      taxPercentage: taxRateOf(figures),
    }));
    const waiting = {
      reference: bills.at(-1)?.billed.number ?? '',
      description: 'Waiting at the gate, 3.5 h',
      net: extra ?? '0',
      taxPercentage: lines.at(-1)?.taxPercentage ?? TAX,
    };
    const all = extra === null ? lines : [...lines, waiting];
    const tax = all.reduce(
      (sum, { net, taxPercentage }) => sum.plus(toMoney(decimal(net).times(taxPercentage).div(100))),
      decimal(0),
    );
    const entered = {
      number,
      issuedOn: toDay(at - DAY),
      dueOn: toDay(at + 29 * DAY),
      period: null,
      currency: bills.at(-1)?.figures.contract?.billingCurrency ?? 'LKR',
      tax: toMoney(tax),
      lines: all,
    };
    return store(entered, null, at);
  };

  const { id: matched } = await receive('SFL/26/0418', billed.slice(0, -1), null, now - 2 * DAY);
  const [first = last] = billed;
  const taxPercentage = taxRateOf(first.figures);
  const credited = {
    number: 'SFL/26/C-017',
    issuedOn: toDay(now - DAY),
    dueOn: null,
    period: null,
    currency: first.figures.contract?.billingCurrency ?? 'LKR',
    tax: toMoney(decimal(CREDITED).times(taxPercentage).div(100)),
    lines: [{ reference: first.billed.number, description: 'Delivered a day late', net: CREDITED, taxPercentage }],
  };
  await store(credited, matched, now - 6 * HOUR);
  const { id } = await receive('SFL/26/0431', [last], WAITING, now - DAY);
  const disputedAt = now - 20 * HOUR;
  const write = (userId: string, organizationId: string, text: string, proposed: string | null, createdAt: number) =>
    db
      .insertInto('carrierInvoiceMessages')
      .values({
        carrierInvoiceId: id,
        organizationId,
        text,
        proposal: proposed && JSON.stringify([proposalOf(last, proposed)]),
        createdBy: userId,
        createdAt,
      })
      .execute();
  await write(
    people.planner.id,
    sides.organizationId,
    'The gate log has the vehicle leaving after 50 minutes. Free time is two hours: please take the waiting off.',
    null,
    disputedAt,
  );
  await db.updateTable('carrierInvoices').set({ status: 'disputed', disputedAt }).where('id', '=', id).execute();
  const step = { subject: 'carrierInvoice' as const, subjectId: id, organizationId: sides.organizationId };
  await recordTimeline(db, planner, {
    ...step,
    event: 'disputed',
    from: 'differs',
    to: 'disputed',
    occurredAt: disputedAt,
  });
  const proposedAt = now - 3 * HOUR;
  await write(
    people.dispatcher.id,
    sides.partnerId,
    'The driver waited outside before the gate opened; we would meet you half way.',
    PROPOSED,
    proposedAt,
  );
  const dispatcher = { userId: people.dispatcher.id, actorId: null, organizationId: sides.partnerId };
  await recordTimeline(db, dispatcher, {
    ...step,
    event: 'proposed',
    changes: { proposed: { from: null, to: toMoney(decimal(last.figures.taxBase).plus(PROPOSED)) } },
    occurredAt: proposedAt,
  });
  await notify(db, dispatcher, {
    to: { userIds: [people.owner.id] },
    kind: 'carrierInvoice',
    subjectId: id,
    values: { number: 'SFL/26/0431', organization: 'Serendib Freight Lines', news: 'proposed' },
    at: proposedAt,
  });

  if (!fourth) return;
  const { id: creditedLater, comparison } = await receive('SFL/26/0388', [fourth], WAITING, now - 6 * DAY);
  const agreed = [proposalOf(fourth, '0')];
  await db
    .insertInto('carrierInvoiceMessages')
    .values({
      carrierInvoiceId: creditedLater,
      organizationId: sides.organizationId,
      text: 'No waiting on this one either: the driver checked out after 40 minutes. We pay the trip, please credit the rest.',
      proposal: JSON.stringify(agreed),
      creditNote: true,
      createdBy: people.planner.id,
      createdAt: now - 5 * DAY,
    })
    .execute();
  const amounts = JSON.stringify(agreedAmounts(comparison.rows, agreed));
  await db
    .updateTable('carrierInvoices')
    .set({ status: 'agreed', agreed: amounts, expectsCreditNote: true, disputedAt: now - 5 * DAY })
    .where('id', '=', creditedLater)
    .execute();
  for (const [by, event, from, to, occurredAt] of [
    [planner, 'disputed', 'differs', 'disputed', now - 5 * DAY],
    [dispatcher, 'agreed', 'disputed', 'agreed', now - 4 * DAY],
  ] as const)
    await recordTimeline(db, by, {
      subject: 'carrierInvoice',
      subjectId: creditedLater,
      organizationId: sides.organizationId,
      event,
      from,
      to,
      occurredAt,
    });
}
