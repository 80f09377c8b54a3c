import { form, MULTIPART } from '../../identity/organizations/testing/picture.fixtures.ts';
import { getBilling } from './billing-office.ts';
import type { Office, RevisionCase, Target } from './revision-case.ts';

type Prepared = Target & { orderId: string };
let count = 0;

const inputOf = (partnerId: string, reference: string, net: string) => {
  count += 1;
  return {
    partnerId,
    number: `R-${count}`,
    issuedOn: '2026-11-20',
    currency: 'LKR',
    tax: (Number(net) * 0.18).toFixed(2),
    lines: [{ reference, net, taxPercentage: '18' }],
  };
};

/** An invoice of an order with a bill of 16,083.33. */
async function createInvoice(office: Office, net = '16500.00'): Promise<Prepared> {
  const billing = await getBilling(office);
  const { clerk, chief, both, partner, kandy, port } = billing;
  const orderId = await billing.delivered({}, [kandy, port]);
  await billing.setActualDistance(orderId, '100');
  const { number } = (await billing.bill(clerk, 'order', orderId)).subject;
  const { id } = (await office.portal.as(clerk).post('/carrier-invoices', inputOf(partner.id, number, net))).json();
  return { id, orderId, as: chief, other: both };
}

async function createDisputed(office: Office): Promise<Prepared> {
  const invoice = await createInvoice(office);
  const { clerk } = await getBilling(office);
  await office.portal.as(clerk).patch(`/carrier-invoices/${invoice.id}/dispute`, { text: 'Why?' });
  return invoice;
}

const prepareBy =
  (user: 'clerk' | 'chief', body?: object, create = createInvoice) =>
  async (office: Office): Promise<Target> => ({
    ...(await create(office)),
    as: (await getBilling(office))[user],
    ...(body && { body }),
  });

const COMMON = {
  subject: 'carrierInvoice',
  view: '/carrier-invoices/{id}',
  timeline: '/carrier-invoices/{id}/timeline',
};
const call = 'api/carrier-invoices/{id}';

export const CARRIER_INVOICE_CASES: readonly RevisionCase[] = [
  {
    ...COMMON,
    call: `PATCH /${call}`,
    prepare: async (office) => {
      const { clerk, partner } = await getBilling(office);
      return { ...(await createInvoice(office)), as: clerk, body: inputOf(partner.id, 'None', '10.00') };
    },
  },
  {
    ...COMMON,
    call: `POST /${call}/document`,
    prepare: async (office) => ({
      ...(await createInvoice(office)),
      as: (await getBilling(office)).clerk,
      headers: MULTIPART,
      body: form(Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'), { field: 'file', name: 'x.pdf' }) as never,
      status: 201,
    }),
  },
  { ...COMMON, call: `PATCH /${call}/match`, prepare: prepareBy('clerk', {}) },
  { ...COMMON, call: `PATCH /${call}/dispute`, prepare: prepareBy('clerk', { text: 'Why?' }) },
  {
    ...COMMON,
    call: `POST /${call}/messages`,
    prepare: async (office) => ({
      ...(await prepareBy('clerk', { text: 'And?' }, createDisputed)(office)),
      status: 201,
    }),
  },
  {
    ...COMMON,
    call: `PATCH /${call}/accept`,
    prepare: async (office) => {
      const invoice = await createDisputed(office);
      const { theirs } = await getBilling(office);
      const body = { text: 'Less', proposal: [{ subjectId: invoice.orderId, net: '16200.00' }] };
      await office.portal.as(theirs).post(`/carrier-invoices/${invoice.id}/messages`, body);
      return invoice;
    },
    fields: ['agreed', 'stage'],
  },
  {
    ...COMMON,
    call: `PATCH /${call}/accept-invoiced`,
    prepare: prepareBy('chief'),
    fields: ['agreed', 'stage'],
  },
  {
    ...COMMON,
    call: `PATCH /${call}/approve`,
    prepare: (office) => createInvoice(office, '16083.33'),
    fields: ['payable', 'stage'],
  },
  { ...COMMON, call: `PATCH /${call}/reject`, prepare: prepareBy('chief', { reason: 'Not ours' }), fields: ['stage'] },
];
