import { USER_STATUS } from 'shared-contracts/values/statuses';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
afterEach(() => void (portal.clock.now = TEST_NOW));
const READ = [{ model: 'trip' as const, rule: 'read' as const }];

async function setUp(user: object = {}) {
  const { id: organizationId } = await build().organization({ type: '1pl' });
  const person = await build().user({ organizationId, rules: READ, ...user });
  const as = portal.as(person);
  const create = async () => (await as.post('/calendar-feed')).json().token as string;
  return { organizationId, person, as, create };
}
const read = (token: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  portal.app.inject({ url: `/api/calendar-feeds/${token}.ics`, headers, remoteAddress });

type Component = Record<string, string>;
/** The events of an iCalendar file, read by the grammar of RFC 5545: unfolded, one property per line. */
function parseEvents(text: string): Component[] {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  const properties = lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    expect(name).not.toBe('');
    return [name, value.replaceAll(/\\([\\;,n])/g, (_all, c: string) => (c === 'n' ? '\n' : c))] as const;
  });
  const events: Component[] = [];
  for (const [name, value] of properties) {
    if (name === 'BEGIN' && value === 'VEVENT') events.push({});
    const event = events.at(-1);
    if (event) event[name] = value;
  }
  return events;
}

test('shows the trips of a person in their language and time zone', async () => {
  const { organizationId, create } = await setUp({ language: 'it' });
  const trip = await build().trip({ organizationId, stage: 'vehicleAssigned', pickAt: TEST_NOW + DAY });
  await build().trip({ organizationId, stage: 'saved', pickAt: TEST_NOW + DAY });
  await build().trip({ organizationId, stage: 'vehicleAssigned', pickAt: TEST_NOW + 91 * DAY });
  await build().trip({ organizationId, stage: 'completed', pickAt: TEST_NOW - 31 * DAY });
  await build().trip({ stage: 'vehicleAssigned', pickAt: TEST_NOW + DAY });
  const reply = await read(await create());
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['x-robots-tag']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'noindex, nofollow',
  ]);
  expect(reply.body).toContain('X-WR-CALNAME:Viaggi · Consign\r\n');
  const events = parseEvents(reply.body);
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event).toMatchObject({
    UID: `trip-${trip.id}@consign`,
    DTSTART: '20261121T080000Z',
    STATUS: 'CONFIRMED',
    SUMMARY: expect.stringContaining(`Viaggio ${trip.number}`),
    DESCRIPTION: expect.stringMatching(/Ritiro: /),
    URL: expect.stringMatching(new RegExp(`/trips/${trip.id}$`)),
  });
});

test('shows drivers the trips that they drive only', async () => {
  const { organizationId, person, create } = await setUp();
  const driver = await build().driver({ organizationId });
  await portal.db.updateTable('drivers').set({ userId: person.id }).where('id', '=', driver.id).execute();
  const own = await build().trip({
    organizationId,
    driverId: driver.id,
    stage: 'vehicleAssigned',
    pickAt: TEST_NOW + HOUR,
  });
  await build().trip({ organizationId, stage: 'vehicleAssigned', pickAt: TEST_NOW + HOUR });
  expect(parseEvents((await read(await create())).body).map(({ UID }) => UID)).toEqual([`trip-${own.id}@consign`]);
});

test('answers 304 until something changes', async () => {
  const { organizationId, create } = await setUp();
  const trip = await build().trip({ organizationId, stage: 'vehicleAssigned', pickAt: TEST_NOW + DAY });
  const token = await create();
  const { etag = '' } = (await read(token)).headers;
  const again = await read(token, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await portal.db.updateTable('trips').set({ stage: 'cancelled', revision: 2 }).where('id', '=', trip.id).execute();
  const changed = await read(token, { 'if-none-match': etag });
  expect(parseEvents(changed.body)).toMatchObject([{ STATUS: 'CANCELLED', SEQUENCE: '2' }]);
});

test('ends with a new link, when revoked, and with the access of its user', async () => {
  const { as, create, person } = await setUp();
  const first = await create();
  const second = await create();
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  expect((await as.get('/calendar-feed')).json()).toEqual({ feed: { createdAt: TEST_NOW, lastReadAt: TEST_NOW } });
  await portal.db.deleteFrom('userRules').where('userId', '=', person.id).execute();
  expect((await read(second)).statusCode).toBe(404);
  await portal.db.insertInto('userRules').values({ userId: person.id, model: 'trip', rule: 'read' }).execute();
  await portal.db.updateTable('users').set({ status: USER_STATUS.blocked }).where('id', '=', person.id).execute();
  expect((await read(second)).statusCode).toBe(404);
  await portal.db.updateTable('users').set({ status: USER_STATUS.active }).where('id', '=', person.id).execute();
  expect((await as.delete('/calendar-feed')).json()).toEqual({ feed: null });
  expect((await read(second)).statusCode).toBe(404);
  expect((await as.get('/calendar-feed')).json()).toEqual({ feed: null });
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select('event')
    .where('subject', '=', 'calendarFeed')
    .where('subjectId', '=', person.id)
    .orderBy('position')
    .execute();
  expect(entries.map(({ event }) => event)).toEqual(['created', 'created', 'revoked']);
});

test('stores the hash of the token only', async () => {
  const { create, person } = await setUp();
  const token = await create();
  const row = await portal.db
    .selectFrom('calendarFeeds')
    .selectAll()
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(token);
});

test('limits reads of a link, and guesses of links', async () => {
  const { create } = await setUp();
  const token = await create();
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await read(token)).statusCode);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
  const guesses: number[] = [];
  for (let n = 0; n < 32; n += 1) guesses.push((await read(`guess${n}`, {}, '198.51.100.9')).statusCode);
  expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
});

test('is closed to API keys', async () => {
  const { id: organizationId } = await build().organization();
  const admin = portal.as(await build().user({ organizationId, role: 'admin', rules: 'all' }));
  const { secret } = (await admin.post('/api-keys', { name: 'ERP', rules: READ })).json();
  const reply = await portal.as(null, { authorization: `Bearer ${secret}` }).post('/calendar-feed');
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'onlyForPeople']);
});
