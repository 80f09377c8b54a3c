import { type NewTimelineEntry, recordTimeline } from './platform/timeline/timeline.ts';
import { isOfPortal, listOperations, type Operation } from './platform/testing/operations.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';
import { EXCEPTIONS } from './testing/revisions/exceptions.ts';
import { FINANCE_CASES } from './testing/revisions/finance-cases.ts';
import { FLEET_CASES } from './testing/revisions/fleet-cases.ts';
import { IDENTITY_CASES } from './testing/revisions/identity-cases.ts';
import { NETWORK_CASES } from './testing/revisions/network-cases.ts';
import { ORDER_CASES } from './testing/revisions/order-cases.ts';
import { TRIP_CASES } from './testing/revisions/trip-cases.ts';
import { type Office, openOffice, type RevisionCase, type Target } from './testing/revisions/revision-case.ts';

// Every call that changes a record accepts the revision that its caller saw, and rejects a stale one.
const portal = testApp();
const CASES: readonly RevisionCase[] = [
  ...NETWORK_CASES,
  ...FLEET_CASES,
  ...ORDER_CASES,
  ...TRIP_CASES,
  ...IDENTITY_CASES,
  ...FINANCE_CASES,
];
const NAMED_CASES = CASES.map((revisionCase) => [revisionCase.call, revisionCase] as const);

let office: Office;
beforeAll(async () => {
  office = await openOffice(portal);
});

const fill = (path: string, { id, params }: Target) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? id : params?.[name]) ?? name);

type Revision = { revision: number } | { ifMatch: string } | undefined;

/** Sends the call of a case with the revision that its caller saw. */
function send({ call, isInBody }: RevisionCase, target: Target, seen?: Revision, as = target.as ?? office.me) {
  const [method = '', path = ''] = call.split(' ');
  const quoted = seen && ('ifMatch' in seen ? seen.ifMatch : `"${seen.revision}"`);
  const client = portal.as(as, {
    ...target.headers,
    ...(quoted !== undefined && !isInBody && { 'if-match': quoted }),
  });
  const body = isInBody && seen ? { ...target.body, ...seen } : target.body;
  return client[method.toLowerCase() as keyof typeof client](fill(path, target).replace('/api', ''), body);
}

async function revisionOf({ view, read }: RevisionCase, target: Target): Promise<number> {
  const body = (await portal.as(target.as ?? office.me).get(fill(view, target))).json();
  if (read) return read(body as never) ?? 0;
  return (body.items?.find(({ id }: { id: string }) => id === target.id) ?? body).revision;
}

const otherOf = ({ other }: Target) => other ?? office.colleague;

/** A colleague changes the record. @returns the changed fields */
async function changeByColleague({ subject }: RevisionCase, target: Target): Promise<readonly string[]> {
  const { id: userId, organizationId } = otherOf(target);
  const entry = { subject, subjectId: target.id, event: 'updated', occurredAt: TEST_NOW } as NewTimelineEntry;
  const changes = { color: { from: 'red', to: 'blue' } };
  if (target.change) await target.change.send();
  else await recordTimeline(portal.db, { userId, actorId: null, organizationId }, { ...entry, changes });
  return target.change?.fields ?? ['color'];
}

/** Creating, and computing without changing anything. */
const isCreation = ({ method, responses }: Operation) => method === 'POST' && '201' in responses;
const hasRevision = ({ parameters, body }: Operation) =>
  parameters.some(({ name }) => name === 'if-match') || JSON.stringify(body ?? {}).includes('"revision"');

test('every changing call on a record accepts a revision and is tested here, or is an exception with a reason', () => {
  const changing = listOperations(portal.app)
    .filter(isOfPortal)
    .filter(({ method }) => method !== 'GET');
  const calls = (operations: Operation[]) => operations.map(({ method, path }) => `${method} ${path}`).toSorted();
  const withRevision = changing.filter(hasRevision);
  expect(CASES.map(({ call }) => call).toSorted()).toEqual(calls(withRevision));
  const others = changing.filter((operation) => !hasRevision(operation) && !isCreation(operation));
  expect(EXCEPTIONS).toEqual(calls(others));
  const created = changing.length - withRevision.length - others.length;
  process.stdout.write(
    `${changing.length} changing calls: ${withRevision.length} name a revision, ${created} create, ${others.length} are exceptions\n`,
  );
});

test.each(NAMED_CASES)('%s rejects a stale revision and changes nothing', async (_call, revisionCase) => {
  const target = await revisionCase.prepare(office);
  const seen = await revisionOf(revisionCase, target);
  expect(seen).toBeGreaterThanOrEqual(1);
  const fields = await changeByColleague(revisionCase, target);
  const current = await revisionOf(revisionCase, target);
  expect(current).toBeGreaterThan(seen);
  const stale = await send(revisionCase, target, { revision: seen });
  const by = target.isAnonymous ? null : { id: otherOf(target).id, name: expect.any(String) as unknown };
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'changedMeanwhile', conflict: { revision: current, at: TEST_NOW, by, fields, isOwn: false } },
  ]);
  expect(await revisionOf(revisionCase, target)).toBe(current);
  const fresh = await send(revisionCase, target, { revision: current });
  expect([fresh.statusCode, fresh.json()]).toEqual([target.status ?? 200, expect.anything()]);
  if (fresh.json().id === target.id && fresh.json().revision !== undefined)
    expect(fresh.json().revision).toBe(await revisionOf(revisionCase, target));
});

const MALFORMED = ['1', '', 'W/"1"', '"1", "2"', '"x"', '"12345678901"'];

test.each(NAMED_CASES)(
  '%s changes the record when no revision is named, and rejects a malformed If-Match by its name',
  async (_call, revisionCase) => {
    for (const seen of [undefined, { ifMatch: '*' }]) {
      const target = await revisionCase.prepare(office);
      if (seen && !revisionCase.isInBody) await expectMalformedRejected(revisionCase, target);
      await changeByColleague(revisionCase, target);
      expect((await send(revisionCase, target, seen)).statusCode).toBe(target.status ?? 200);
    }
  },
);

async function expectMalformedRejected(revisionCase: RevisionCase, target: Target) {
  for (const ifMatch of MALFORMED) {
    const reply = await send(revisionCase, target, { ifMatch });
    expect([ifMatch, reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([ifMatch, 400, ['if-match']]);
  }
}

test.each(NAMED_CASES.filter(([, { fields }]) => fields))(
  '%s by two people at once succeeds once, and names the other and the fields',
  async (_call, revisionCase) => {
    const target = await revisionCase.prepare(office);
    const seen = await revisionOf(revisionCase, target);
    const me = target.as ?? office.me;
    const other = otherOf(target);
    const replies = await Promise.all([me, other].map((user) => send(revisionCase, target, { revision: seen }, user)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [winner, loser] = replies[0]?.statusCode === 200 ? [me, replies[1]] : [other, replies[0]];
    const current = await revisionOf(revisionCase, target);
    expect(loser?.json().conflict).toMatchObject({
      revision: current,
      by: { id: winner.id },
      fields: revisionCase.fields,
      isOwn: false,
    });
    expect(current).toBeGreaterThan(seen);
  },
);

const EDITS = NAMED_CASES.filter(([, { fields }]) => fields);

test.each(EDITS)('%s enters the timeline with each field, from what to what', async (_call, revisionCase) => {
  const { subject, timeline, fields } = revisionCase;
  const target = await revisionCase.prepare(office);
  await send(revisionCase, target);
  const audited = (await portal.as(office.root).get(`/audit?subject=${subject}&limit=1`)).json().items[0];
  const entries = [audited];
  if (timeline) entries.push((await portal.as(target.as ?? office.me).get(fill(timeline, target))).json().items.at(-1));
  for (const { to, changes = [] } of entries) {
    const names: string[] = changes.map(({ field }: { field: string }) => field);
    expect([...names, ...(to === null ? [] : ['stage'])].toSorted()).toEqual(fields);
    for (const change of changes) expect(change.from).not.toEqual(change.to);
  }
});
