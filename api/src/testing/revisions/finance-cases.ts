import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { DAY } from 'shared-contracts/values/time';
import { form, MULTIPART } from '../../identity/organizations/testing/picture.fixtures.ts';
import { monthsUpTo } from '../../finance/month-locks/month.rules.ts';
import { updateBill } from '../../finance/bills/stored-bills.store.ts';
import { TEST_NOW } from '../../platform/testing/test-app.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { type Billing, getBilling } from './billing-office.ts';
import { CARRIER_INVOICE_CASES } from './carrier-invoice-cases.ts';
import type { Office, RevisionCase, Target } from './revision-case.ts';

const createTrip = async ({ build, organizationId, partner }: Billing) => {
  const carrying = [{ organizationId: partner.id, partnerId: organizationId }];
  return (await build.trip({ organizationId, stage: 'completed', carrying, actualDistance: '250' })).id;
};

/** A bill that a colleague edits concurrently. */
async function createBill(office: Office, of: BillSubject, isSubmitted = false): Promise<Target> {
  const billing = await getBilling(office);
  const { clerk, chief, both, edit, act } = billing;
  const id = of === 'order' ? await billing.delivered({ actualDistance: '100' }) : await createTrip(billing);
  await edit(clerk, of, id, { contractId: billing.contract.id });
  if (isSubmitted) await act(clerk, of, id, 'submit');
  const send = async () => {
    await edit(both, of, id, { discount: '1.00' });
    if (isSubmitted) await act(both, of, id, 'submit');
  };
  const change = { send, fields: isSubmitted ? ['discount', 'stage'] : ['discount'] };
  return { id, as: isSubmitted ? chief : clerk, other: both, change };
}

let savedReports = 0;
/** A schedule of `me`, which nobody else can change. */
async function createSchedule({ portal, me }: Office): Promise<string> {
  savedReports += 1;
  const saved = { list: 'report.orderDetail', path: '/reports', tab: null, query: 'name=orderDetail', columns: [] };
  const view = { ...saved, name: `Saved report ${savedReports}`, isCards: false, isShared: false };
  const { id: listViewId } = (await portal.as(me).post('/list-views', view)).json();
  const days = { frequency: 'daily', weekday: null, dayOfMonth: null, hour: 6 };
  const schedule = { listViewId, format: 'xlsx', ...days, userIds: [me.id], contactIds: [] };
  return (await portal.as(me).post('/reports/schedules', schedule)).json().id;
}

/** An approved bill that is out of date, and is so again after a colleague has corrected the times once more. */
async function createOutdatedBill(office: Office, of: BillSubject): Promise<Target> {
  const { portal } = office;
  const bill = await createBill(office, of, true);
  const { clerk, chief, both, act } = await getBilling(office);
  await act(chief, of, bill.id, 'approve');
  const { id: billId } = await portal.db
    .selectFrom('bills')
    .select('id')
    .where(`${of}Id`, '=', bill.id)
    .executeTakeFirstOrThrow();
  const entry = { subject: 'bill', subjectId: billId, event: 'correctTimes', occurredAt: TEST_NOW } as const;
  const outdate = async () => {
    await updateBill(portal.db, billId, { outdatedAt: TEST_NOW });
    const author = { userId: both.id, actorId: null, organizationId: both.organizationId };
    await recordTimeline(portal.db, author, { ...entry, changes: { total: { from: '1.00', to: '2.00' } } });
  };
  await outdate();
  return { ...bill, as: clerk, change: { send: outdate, fields: ['total'] } };
}

/** An approved bill with an invoice, which two approvers may credit. */
const createApprovedBill = async (office: Office, of: BillSubject): Promise<Target> => {
  const bill = await createOutdatedBill(office, of);
  const { both, chief } = await getBilling(office);
  return { ...bill, as: chief, other: both };
};

/** A bill whose contract had expired on the rating date. */
async function createInvalidBill(office: Office, of: BillSubject): Promise<Target> {
  const bill = await createBill(office, of);
  const { build, organizationId, partner, clerk, edit } = await getBilling(office);
  const expired = await build.contract({ organizationId, partnerId: partner.id, expireDate: TEST_NOW - 100 * DAY });
  await edit(clerk, of, bill.id, { contractId: expired.id });
  return bill;
}

async function createBillDocument(office: Office, of: BillSubject): Promise<Target> {
  const { portal } = office;
  const bill = await createBill(office, of);
  const { id: billId, organizationId } = await portal.db
    .selectFrom('bills')
    .select(['id', 'organizationId'])
    .where(`${of}Id`, '=', bill.id)
    .executeTakeFirstOrThrow();
  const common = { organizationId, createdAt: 0 };
  const { id: fileId } = await portal.db
    .insertInto('files')
    .values({ ...common, name: 'toll.pdf', mime: 'application/pdf', bytes: 1, content: Buffer.from('x') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: docId } = await portal.db
    .insertInto('billDocuments')
    .values({ ...common, billId, fileId, createdBy: bill.as?.id ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...bill, params: { docId } };
}

const billCases = (of: BillSubject): RevisionCase[] => {
  const view = `/${of}s/{id}/bill`;
  const common = { subject: 'bill', view, timeline: `${view}/timeline` };
  const call = `/api/${of}s/{id}/bill`;
  const inBody = { ...common, isInBody: true };
  return [
    {
      ...inBody,
      call: `PATCH ${call}`,
      prepare: async (office) => ({ ...(await createBill(office, of)), body: { vatPercentage: '12' } }),
      fields: ['vatPercentage'],
    },
    {
      ...inBody,
      call: `PATCH ${call}/override`,
      prepare: async (office) => ({ ...(await createInvalidBill(office, of)), body: { reason: 'Renewed by phone' } }),
      fields: ['contractProblems'],
    },
    {
      ...inBody,
      call: `PATCH ${call}/submit`,
      prepare: async (office) => ({ ...(await createBill(office, of)), body: {} }),
    },
    {
      ...inBody,
      call: `PATCH ${call}/approve`,
      prepare: async (office) => ({ ...(await createBill(office, of, true)), body: {} }),
    },
    {
      ...inBody,
      call: `PATCH ${call}/send-back`,
      prepare: async (office) => ({ ...(await createBill(office, of, true)), body: { reason: 'Wrong toll' } }),
    },
    {
      ...inBody,
      call: `PATCH ${call}/renew`,
      prepare: async (office) => ({ ...(await createOutdatedBill(office, of)), body: {} }),
      fields: ['stage', 'version'],
    },
    {
      ...inBody,
      call: `PATCH ${call}/credit`,
      prepare: async (office) => ({ ...(await createApprovedBill(office, of)), body: { reason: 'Agreed by phone' } }),
      fields: ['stage', 'version'],
    },
    {
      ...common,
      call: `DELETE ${call}/documents/{docId}`,
      prepare: (office) => createBillDocument(office, of),
    },
  ];
};

const CONTRACT = { subject: 'contract', view: '/contracts/{id}', timeline: '/contracts/{id}/timeline' };
const SCHEDULE = { subject: 'reportSchedule', view: '/reports/schedules' };

/** A contract that a colleague of its writer renames concurrently. */
async function createContract(office: Office, confirmation: 'confirmed' | 'unconfirmed'): Promise<Target> {
  const { build, portal, organizationId, colleague } = office;
  const partner = await build.organization({ type: '2pl' });
  await build.partnership({ organizationId, partnerId: partner.id, status: 'active' });
  const { id } = await build.contract({ organizationId, partnerId: partner.id, confirmation });
  const send = () => portal.as(colleague).patch(`/contracts/${id}`, { name: `Renamed ${id}` });
  return { id, params: { partnerId: partner.id }, change: { send, fields: ['name'] } };
}

/** The accruals of a month that is over, calculated after its end. */
async function createAccruals({ portal, me }: Office): Promise<Target> {
  monthsBack += 1;
  const month = monthsUpTo('2026-10', monthsBack).at(-1) ?? '';
  return { id: (await portal.as(me).post('/accrual-runs', { month })).json().id };
}
let monthsBack = 0;

export const FINANCE_CASES: readonly RevisionCase[] = [
  ...billCases('order'),
  ...billCases('trip'),
  ...CARRIER_INVOICE_CASES,
  {
    call: 'PATCH /api/accrual-runs/{id}/post',
    subject: 'accrualRun',
    view: '/accrual-runs/{id}',
    read: ({ revision }: { revision: number }) => revision,
    prepare: createAccruals,
  },
  {
    ...CONTRACT,
    call: 'PATCH /api/contracts/{id}',
    prepare: async (office) => ({ ...(await createContract(office, 'confirmed')), body: { name: 'North' } }),
    fields: ['name'],
  },
  {
    ...CONTRACT,
    call: 'POST /api/contracts/{id}/rates/import',
    prepare: async (office) => ({
      ...(await createContract(office, 'confirmed')),
      headers: MULTIPART,
      body: form(Buffer.from('Rate type,From distance,Rate\nDistance band,0,81\n'), {
        field: 'file',
        name: 'rates.csv',
      }) as never,
    }),
  },
  { ...CONTRACT, call: 'DELETE /api/contracts/{id}', prepare: (office) => createContract(office, 'confirmed') },
  {
    ...CONTRACT,
    call: 'PATCH /api/contracts/{id}/review',
    isInBody: true,
    prepare: async (office) => {
      const contract = await createContract(office, 'unconfirmed');
      const as = await office.build.user({ organizationId: contract.params?.['partnerId'], rules: 'all' });
      return { ...contract, as, body: { state: 'confirmed' }, isAnonymous: true };
    },
  },
  {
    ...SCHEDULE,
    call: 'PATCH /api/reports/schedules/{id}',
    prepare: async (office) => ({ id: await createSchedule(office), body: { hour: 7 } }),
  },
  {
    ...SCHEDULE,
    call: 'DELETE /api/reports/schedules/{id}',
    prepare: async (office) => ({ id: await createSchedule(office) }),
  },
];
