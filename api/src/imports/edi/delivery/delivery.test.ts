import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import type { EdiMessageDetails } from 'shared-contracts/edi';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { testWebhookReceiver } from '../../../platform/testing/webhook-receiver.ts';
import { openImportOffice } from '../../testing/import-office.fixtures.ts';
import { toMessage, toTender } from '../testing/load-tender.fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'edi-'));
const portal = testApp({ config: { ediFolder: folder } });
const receiver = testWebhookReceiver();
let path = 0;
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => void (portal.clock.now = TEST_NOW));

const RAW = { 'content-type': 'application/edi-x12' };

async function setUp() {
  const office = await openImportOffice(portal);
  const { organizationId, build, planner } = office;
  const admin = await build.user({ organizationId, role: 'admin', rules: 'all' });
  const as = portal.as(admin);
  const { code } = await portal.db
    .selectFrom('organizations')
    .select('code')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const settle = async (input: object) => as.post('/edi/partners', { partner: 'ZZ/SHIPPER', url: null, ...input });
  const url = `${receiver.url}/${(path += 1)}`;
  const receive = async (text: string) =>
    (await portal.as(planner, RAW).post('/edi/messages', text)).json() as EdiMessageDetails;
  const run = async (...jobs: ('edi.deliver' | 'edi.folder')[]) => {
    for (const job of jobs) await portal.app.jobs.enqueue(portal.db, job, {});
    await portal.app.jobs.runDue();
  };
  const listOut = async () => (await as.get('/edi/messages?direction=out')).json().items as EdiMessageDetails[];
  const read = async (id = '') => (await as.get(`/edi/messages/${id}`)).json() as EdiMessageDetails;
  const inside = (name: string) => join(folder, code, name);
  const put = async (name: string, text: string, age = 60) => {
    await mkdir(inside('in'), { recursive: true });
    await writeFile(join(inside('in'), name), text);
    await utimes(join(inside('in'), name), TEST_NOW - age, TEST_NOW - age);
  };
  return { office, as, admin, url, settle, receive, run, listOut, read, inside, put };
}

test('posts what is written to the partner’s address, signed, and shows it as delivered', async () => {
  const { office, as, url, settle, receive, run, listOut, read } = await setUp();
  const partner = (await settle({ method: 'http', url })).json();
  const { secret } = (await as.post(`/edi/partners/${partner.id}/secret`)).json();
  const { acknowledgement } = await receive(toMessage([toTender(office)]));
  const [waiting] = await listOut();
  expect(waiting).toMatchObject({ kind: '997', delivery: 'written' });
  await run('edi.deliver');
  const [posted, ...more] = receiver.state.received;
  expect(more).toEqual([]);
  expect(posted).toMatchObject({ body: acknowledgement, headers: { 'content-type': 'application/edi-x12' } });
  const signed = posted as { body: string; headers: Record<string, string> };
  expect(() => new Webhook(secret).verify(signed.body, signed.headers)).toThrow('Message timestamp too old');
  expect(signed.headers['webhook-id']).toBe(waiting?.id);
  expect(await read(waiting?.id)).toMatchObject({ delivery: 'delivered', deliveredAt: TEST_NOW, deliveryError: null });
  await run('edi.deliver');
  expect(receiver.state.received).toHaveLength(1);
});

test('retries, gives up with the reason, and sends again on request', async () => {
  const { office, as, url, settle, receive, run, listOut, read } = await setUp();
  await settle({ method: 'http', url });
  await receive(toMessage([toTender(office)]));
  const [waiting] = await listOut();
  const id = waiting?.id ?? '';
  receiver.state.status = 503;
  await run('edi.deliver');
  expect(await read(id)).toMatchObject({ delivery: 'written', deliveryError: 'The server answered with 503' });
  await run('edi.deliver');
  expect(receiver.state.received).toHaveLength(1);
  for (let attempt = 1; attempt < 24; attempt += 1) {
    portal.clock.now += 6 * HOUR;
    await run('edi.deliver');
  }
  expect(await read(id)).toMatchObject({ delivery: 'failed', deliveryError: 'The server answered with 503' });
  expect((await as.get('/edi/messages?delivery=failed')).json().total).toBe(1);
  receiver.state.status = 200;
  receiver.state.received.length = 0;
  portal.clock.now += HOUR;
  await run('edi.deliver');
  expect(receiver.state.received).toEqual([]);
  expect((await as.post(`/edi/messages/${id}/send`)).json()).toMatchObject({
    delivery: 'written',
    isDeliverable: true,
  });
  await run('edi.deliver');
  expect(await read(id)).toMatchObject({ delivery: 'delivered' });
});

test('writes files atomically, and executes those of the partner once', async () => {
  const { office, settle, run, listOut, inside, put, as } = await setUp();
  expect((await settle({ method: 'folder' })).statusCode).toBe(201);
  await put('tender.edi', toMessage([toTender(office)]));
  await put('again.edi', toMessage([toTender(office)]));
  await put('.hidden', 'x');
  await put('under-way.part', 'x');
  await put('fresh.edi', toMessage([toTender(office)], { control: '000000906' }), 2);
  await symlink('/etc/hostname', join(inside('in'), 'link.edi'));
  await run('edi.folder');
  expect((await readdir(inside('in'))).toSorted()).toEqual(['.hidden', 'fresh.edi', 'link.edi', 'under-way.part']);
  expect((await readdir(inside('done'))).toSorted()).toEqual([`${TEST_NOW}-again.edi`, `${TEST_NOW}-tender.edi`]);
  expect((await as.get('/orders/v2')).json().total).toBe(1);
  await run('edi.deliver');
  expect(await readdir(inside('out'))).toEqual(['ZZ_SHIPPER-000000001-997.edi']);
  const [message] = await listOut();
  expect(message?.delivery).toBe('delivered');
  expect(await readFile(join(inside('out'), 'ZZ_SHIPPER-000000001-997.edi'), 'utf8')).toContain('AK9*A*1*1*1~');
});

test('puts what it rejects aside with the reason', async () => {
  const { office, settle, run, inside, put, as } = await setUp();
  await settle({ method: 'folder' });
  await put('broken.edi', 'hello');
  await put('stranger.edi', toMessage([toTender(office)]).replaceAll('SHIPPER ', 'STRANGER'));
  await put('large.edi', 'x'.repeat(900_000));
  await run('edi.folder');
  const failed = (await readdir(inside('failed'))).toSorted();
  expect(failed.filter((name) => name.endsWith('.txt'))).toHaveLength(3);
  const reasons = await Promise.all(
    failed.filter((name) => name.endsWith('.txt')).map((name) => readFile(join(inside('failed'), name), 'utf8')),
  );
  expect(reasons).toEqual([
    expect.stringContaining('ISA: The message doesn’t begin with ISA'),
    'More than 200000 characters\n',
    expect.stringContaining('No partner ZZ/STRANGER uses the folder'),
  ]);
  expect((await as.get('/edi/messages?state=rejected')).json().total).toBe(2);
  expect((await as.get('/orders/v2')).json().total).toBe(0);
});

test('stores settings of partners: one each, for admins only, and within the organization', async () => {
  const { office, as, url, settle } = await setUp();
  const { id } = (await settle({ method: 'http', url })).json();
  expect((await settle({ method: 'folder' })).json().fields).toMatchObject({ partner: { code: 'taken' } });
  expect((await settle({ partner: 'no', method: 'http' })).json().fields).toMatchObject({
    partner: expect.anything(),
    url: { message: 'Field is required' },
  });
  expect((await as.get('/edi/partners')).json()).toMatchObject({ items: [{ id, url, method: 'http' }], total: 1 });
  const changed = await as.put(`/edi/partners/${id}`, { partner: 'ZZ/OTHER', method: 'folder', url: null });
  expect(changed.json()).toMatchObject({ partner: 'ZZ/OTHER', method: 'folder', url: null });
  expect((await as.post(`/edi/partners/${id}/secret`)).statusCode).toBe(404);
  expect((await portal.as(office.planner).get('/edi/partners')).statusCode).toBe(403);
  const stranger = portal.as((await setUp()).admin);
  const statuses = [
    (await stranger.put(`/edi/partners/${id}`, { partner: 'ZZ/X', method: 'http', url })).statusCode,
    (await stranger.delete(`/edi/partners/${id}`)).statusCode,
    (await stranger.post(`/edi/partners/${id}/secret`, {})).statusCode,
  ];
  expect(statuses).toEqual([404, 404, 404]);
  expect((await as.delete(`/edi/partners/${id}`)).statusCode).toBe(200);
  expect((await as.get('/edi/partners')).json().total).toBe(0);
});

test('delivers nothing to a partner without settings', async () => {
  const { office, as, receive, run, listOut } = await setUp();
  await receive(toMessage([toTender(office)]));
  await run('edi.deliver');
  const [message] = await listOut();
  expect(message).toMatchObject({ delivery: 'written' });
  expect((await as.post(`/edi/messages/${message?.id}/send`)).json()).toMatchObject({ code: 'notDeliverable' });
});
