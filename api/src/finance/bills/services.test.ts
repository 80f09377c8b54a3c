import type { Bill } from 'shared-contracts/finance/bills';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

const SERVICES = [
  { name: 'Tail lift', unit: 'stop' as const, rate: '1500.00' },
  { name: 'Second driver', unit: 'hour' as const, rate: '333.33' },
];
const openContract = (services: typeof SERVICES | undefined) =>
  billing.build.contract({
    organizationId: billing.organizationId,
    partnerId: billing.partner.id,
    flatTripRate: '10000.00',
    bands: [],
    delayTerms: [],
    terms: { vatPercentage: '18', ...(services && { services }) },
  });
const open = async (services: typeof SERVICES | undefined = SERVICES) =>
  billing.delivered({ contractId: (await openContract(services)).id });
/** Fills in what e-invoices require of both sides. */
async function configure() {
  const rows = [
    {
      organizationId: billing.partner.id,
      address: '12 Harbour Road',
      taxNumber: '104882316-7000',
      electronicScheme: '0088',
      electronicAddress: '4796013300017',
    },
    {
      organizationId: billing.organizationId,
      electronicScheme: '0192',
      electronicAddress: '991825827',
      buyerReference: 'Dept 7',
    },
  ];
  for (const row of rows)
    await portal.db
      .insertInto('invoiceSettings')
      .values({ ...DEFAULT_INVOICE_SETTINGS, taxRates: '[]', ...row })
      .execute();
}
const linesOf = ({ lines }: Bill) =>
  lines
    .filter(({ rule }) => rule === 'service')
    .map(({ name, quantity, unit, rate, amount }) => [name, quantity, unit, rate, amount]);

test('a bill charges requested services by the price list of its contract', async () => {
  const { clerk, edit, bill } = billing;
  const id = await open();
  expect((await bill(clerk, 'order', id)).serviceRates).toEqual(SERVICES);
  const services = [
    { name: 'tail lift', quantity: '2' },
    { name: 'Second driver', quantity: '1.5' },
  ];
  const reply = await edit(clerk, 'order', id, { services });
  expect(reply.statusCode).toBe(200);
  expect(linesOf(reply.json())).toEqual([
    ['Tail lift', '2', 'stop', '1500.00', '3000.00'],
    ['Second driver', '1.5', 'hour', '333.33', '500.00'],
  ]);
  expect(reply.json()).toMatchObject({ services, taxBase: '13500.00', vat: '2430.00', reasons: [] });
  const { items } = (await portal.as(clerk).get(billing.path('order', id, '/timeline'))).json();
  expect(items).toMatchObject([{ event: 'edit', changes: [{ field: 'services', from: [], to: services }] }]);
  expect((await edit(clerk, 'order', id, { services: [] })).json().taxBase).toBe('10000.00');
});

test.each<[string, object[], string]>([
  [
    'one that the contract has no price for',
    [
      { name: 'Tail lift', quantity: '1' },
      { name: 'Escort', quantity: '1' },
    ],
    'services.1.name notInContract',
  ],
  ['nothing of one', [{ name: 'Tail lift', quantity: '0' }], 'services.0.quantity invalid'],
  ['a negative quantity', [{ name: 'Tail lift', quantity: '-1' }], 'services.0.quantity invalid'],
  ['one without a name', [{ name: ' ', quantity: '1' }], 'services.0.name required'],
])('refuses %s', async (_case, services, error) => {
  const { clerk, edit, bill } = billing;
  const id = await open();
  const reply = await edit(clerk, 'order', id, { services } as never);
  expect(reply.statusCode).toBe(422);
  const [[field, { code }] = ['', { code: '' }]] = Object.entries(
    reply.json().fields as Record<string, { code: string }>,
  );
  expect(`${field} ${code}`).toBe(error);
  expect((await bill(clerk, 'order', id)).services).toEqual([]);
});

test('a bill stays provisional while its contract lacks a service', async () => {
  const { clerk, chief, edit, act, bill } = billing;
  const id = await open();
  await edit(clerk, 'order', id, { services: [{ name: 'Tail lift', quantity: '1' }] });
  const other = await openContract(undefined);
  const moved = (await edit(clerk, 'order', id, { contractId: other.id })).json();
  expect(moved).toMatchObject({ reasons: ['noServiceRate'], taxBase: '10000.00' });
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve')).statusCode).toBe(409);
  await edit(clerk, 'order', id, { services: [] });
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve')).statusCode).toBe(200);
  expect((await bill(clerk, 'order', id)).state).toBe('approved');
  expect((await edit(clerk, 'order', id, { services: [] })).statusCode).toBe(409);
});

test('the e-invoice counts services in their unit', async () => {
  const { clerk, chief, edit, act, bill } = billing;
  await configure();
  const id = await open();
  const services = SERVICES.map(({ name }) => ({ name, quantity: '1.5' }));
  await edit(clerk, 'order', id, { services });
  await act(clerk, 'order', id, 'submit');
  await act(chief, 'order', id, 'approve');
  const { balance } = await bill(chief, 'order', id);
  const xml = (await portal.as(chief).get(`/invoices/${balance?.invoiceId}/e-invoice`)).body;
  expect(xml).toMatch(/unitCode="C62">1\.5<[^]*Tail lift/);
  expect(xml).toMatch(/unitCode="HUR">1\.5<[^]*Second driver/);
});
