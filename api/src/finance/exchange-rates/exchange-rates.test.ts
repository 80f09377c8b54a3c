import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExchangeRate } from 'shared-contracts/finance/exchange-rates';
import { DAY } from 'shared-contracts/values/time';
import { ZipFile } from 'yazl';
import { MULTIPART, form } from '../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from '../bills/testing/bill.fixtures.ts';
import { fetchRates } from './import/fetch-job.ts';

const portal = testApp();
type User = { id: string };
let billing: Awaited<ReturnType<typeof openBilling>>;
let root: User;
beforeAll(async () => {
  billing = await openBilling(portal);
  root = await billing.build.user({ role: 'root', login: 'root-rates' });
});

const upload = (user: User, file: string | Buffer) =>
  portal
    .as(user, MULTIPART)
    .post('/exchange-rates/imports', form(Buffer.from(file), { field: 'file', name: 'eurofxref.xml' }));
const list = async (user: User, query = '') =>
  (await portal.as(user).get(`/exchange-rates?${query}`)).json<{ items: ExchangeRate[] }>().items;
const enter = (user: User, more: object = {}) =>
  portal.as(user).post('/exchange-rates', {
    day: '2026-11-19',
    base: 'EUR',
    quote: 'LKR',
    rate: '350.5',
    reason: 'Our bank',
    ...more,
  });

const daily = (day: string, rates: Record<string, string>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time='${day}'>${Object.entries(rates)
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  .join('')}</Cube></Cube></gesmes:Envelope>`;

const zip = async (name: string, text: string) => {
  const file = new ZipFile();
  file.addBuffer(Buffer.from(text), name);
  file.end();
  const chunks: Buffer[] = [];
  for await (const chunk of file.outputStream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
};

test('files of the bank are imported in every format, once, and entered rates stay', async () => {
  const { both, theirs, clerk, outsider } = billing;
  expect((await upload(clerk, daily('2026-11-18', { USD: '1.1' }))).statusCode).toBe(403);
  expect((await upload(both, daily('2026-11-18', { USD: '1.1', JPY: '162.35' }))).json()).toEqual({
    imported: 2,
    unchanged: 0,
    firstDay: '2026-11-18',
    lastDay: '2026-11-18',
  });
  const entered = await enter(both, { day: '2026-11-17', quote: 'USD', rate: '1.20000' });
  expect([entered.statusCode, entered.json()]).toMatchObject([
    201,
    { rate: '1.2', source: 'manual', createdBy: 'both' },
  ]);
  const history = 'Date,USD,JPY,\n2026-11-18,1.1,163,\n2026-11-17,1.3,N/A,\n';
  expect((await upload(both, await zip('eurofxref-hist.csv', history))).json()).toMatchObject({
    imported: 1,
    unchanged: 2,
    firstDay: '2026-11-17',
  });
  expect((await list(both)).map(({ day, quote, rate, source }) => [day, quote, rate, source])).toEqual([
    ['2026-11-18', 'JPY', '163', 'ecb'],
    ['2026-11-18', 'USD', '1.1', 'ecb'],
    ['2026-11-17', 'USD', '1.2', 'manual'],
  ]);
  expect((await list(both, 'search=jp')).map(({ quote }) => quote)).toEqual(['JPY']);
  expect((await upload(root, daily('2026-11-16', { CHF: '0.93' }))).json().imported).toBe(1);
  expect(await list(theirs)).toMatchObject([{ quote: 'CHF', isShared: true, createdBy: null }]);
  expect(await list(outsider, 'source=manual')).toEqual([]);
  for (const file of ['Name,Age\nAnn,7\n', '<broken', daily('2026-11-18', {})])
    expect((await upload(both, file)).json().fields).toHaveProperty('file');
  expect((await enter(both, { quote: 'EUR' })).json().fields).toHaveProperty('quote');
  expect((await enter(both, { rate: '0' })).statusCode).toBe(422);
  expect((await enter(both, { reason: ' ' })).json().fields).toHaveProperty('reason');
  const { changes } = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subject', '=', 'exchangeRate')
    .executeTakeFirstOrThrow();
  expect(changes).toEqual({ 'EUR/USD 2026-11-17': { from: null, to: '1.20000' } });
});

test('the file of the configured address is read for all organizations, and nothing without one', async () => {
  const server = createServer((_request, response) => response.end(daily('2026-11-15', { SEK: '11.2' })));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const services = { db: portal.db, now: () => TEST_NOW };
  const { config } = portal.app;
  await fetchRates({ ...services, config });
  expect(await list(billing.theirs, 'search=SEK')).toEqual([]);
  await fetchRates({ ...services, config: { ...config, exchangeRatesUrl: `http://127.0.0.1:${port}/daily.xml` } });
  expect(await list(billing.theirs, 'search=SEK')).toMatchObject([{ rate: '11.2', isShared: true, source: 'ecb' }]);
  server.close();
});

test('a bill in another currency is booked at the rate of its approval permanently', async () => {
  const { build, organizationId, partner, clerk, chief, theirs, delivered, kandy, port, act, bill } = billing;
  const { id: euro } = await portal.db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'EUR')
    .executeTakeFirstOrThrow();
  const contract = await build.contract({
    organizationId,
    partnerId: partner.id,
    terms: { baseCurrencyId: euro, flatTripRate: '100.01', vatPercentage: '18' },
  });
  const orderId = await delivered({ contractId: contract.id }, [kandy, port]);
  await act(clerk, 'order', orderId, 'submit');
  expect((await bill(chief, 'order', orderId)).own).toBeNull();
  await enter(billing.both);
  const provisional = (await bill(chief, 'order', orderId)).own;
  expect(provisional).toMatchObject({
    currency: 'LKR',
    rate: '350.5',
    day: '2026-11-19',
    source: 'manual',
    isBooked: false,
  });
  expect(provisional?.asOf).not.toBe('2026-11-19');
  await act(chief, 'order', orderId, 'approve');
  await enter(billing.both, { rate: '400' });
  const approved = await bill(chief, 'order', orderId);
  expect(approved.own).toMatchObject({ rate: '350.5', isBooked: true, total: expect.stringMatching(/^\d+\.\d\d$/) });
  expect(Number(approved.own?.total)).toBeCloseTo(Number(approved.total) * 350.5, 2);
  expect((await bill(theirs, 'order', orderId)).own).toBeNull();

  const row = (await portal.as(chief).get('/bills?limit=100'))
    .json()
    .items.find(({ subject }: { subject: { id: string } }) => subject.id === orderId);
  expect(row.own).toEqual(approved.own);
  const totals = (await portal.as(chief).get('/bills/totals?tab=payable')).json();
  expect(totals).toMatchObject({
    currencies: [{ currency: 'EUR', bills: 1, total: approved.total }],
    own: { currency: 'LKR', total: approved.own?.total, withoutRate: 0, firstDay: '2026-11-19', lastDay: '2026-11-19' },
  });
  expect((await portal.as(theirs).get('/bills/totals?tab=receivable')).json().own).toMatchObject({
    total: '0.00',
    withoutRate: 1,
    firstDay: null,
  });
  portal.clock.now = TEST_NOW + DAY;
  const change = portal.db.updateTable('bookedRates').set({ rate: '1' }).execute();
  await expect(change).rejects.toThrow('append-only');
  portal.clock.now = TEST_NOW;
});
