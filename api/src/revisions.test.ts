import { recordTimeline } from './platform/timeline/timeline.ts';
import { listOperations } from './platform/testing/operations.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';
import { ORDER_CASES } from './testing/revisions/order-cases.ts';
import { type Office, openOffice, type RevisionCase, type Target } from './testing/revisions/revision-case.ts';

// Every call that changes a record accepts the revision that its caller saw, and rejects a stale one.
const portal = testApp();
const CASES: readonly RevisionCase[] = ORDER_CASES;
const NAMED_CASES = CASES.map((revisionCase) => [revisionCase.call, revisionCase] as const);

let office: Office;
beforeAll(async () => {
  office = await openOffice(portal);
});

const fill = (path: string, { id, params }: Target) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? id : params?.[name]) ?? name);

/** Sends the call of a case with an `If-Match` header. */
function send({ call }: RevisionCase, target: Target, ifMatch?: string, as = target.as ?? office.me) {
  const [method = '', path = ''] = call.split(' ');
  const client = portal.as(as, ifMatch === undefined ? {} : { 'if-match': ifMatch });
  const { body } = target;
  return client[method.toLowerCase() as keyof typeof client](fill(path, target).replace('/api', ''), body);
}

async function revisionOf({ view }: RevisionCase, target: Target): Promise<number> {
  const body = (await portal.as(target.as ?? office.me).get(fill(view, target))).json();
  return (body.items?.find(({ id }: { id: string }) => id === target.id) ?? body).revision;
}

/** A colleague changes the record. */
const changeByColleague = ({ subject }: RevisionCase, { id, other = office.colleague }: Target) =>
  recordTimeline(
    portal.db,
    { userId: other.id, actorId: null, organizationId: other.organizationId },
    { subject, subjectId: id, event: 'updated', changes: { color: { from: 'red', to: 'blue' } }, occurredAt: TEST_NOW },
  );

test('every changing call on a record declares If-Match and is tested here, or is an exception with its reason', () => {
  const declared = listOperations(portal.app)
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'if-match'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(CASES.map(({ call }) => call).toSorted()).toEqual(declared.toSorted());
});

test.each(NAMED_CASES)('%s rejects a stale revision and changes nothing', async (_call, revisionCase) => {
  const target = await revisionCase.prepare(office);
  const seen = await revisionOf(revisionCase, target);
  expect(seen).toBeGreaterThanOrEqual(1);
  await changeByColleague(revisionCase, target);
  const reply = await send(revisionCase, target, `"${seen}"`);
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    {
      statusCode: 409,
      code: 'changedMeanwhile',
      message: 'Someone else changed this record. Review their changes and try again',
      conflict: {
        revision: seen + 1,
        at: TEST_NOW,
        by: { id: office.colleague.id, name: 'Kumari Silva' },
        fields: ['color'],
        isOwn: false,
      },
    },
  ]);
  expect(await revisionOf(revisionCase, target)).toBe(seen + 1);
  expect((await send(revisionCase, target, `"${seen + 1}"`)).statusCode).toBeLessThan(300);
});

test.each(NAMED_CASES)('%s changes the record when no revision is named', async (_call, revisionCase) => {
  for (const ifMatch of [undefined, '*']) {
    const target = await revisionCase.prepare(office);
    await changeByColleague(revisionCase, target);
    expect((await send(revisionCase, target, ifMatch)).statusCode).toBeLessThan(300);
  }
});

test.each(NAMED_CASES)('%s rejects a malformed If-Match by its name', async (_call, revisionCase) => {
  const target = await revisionCase.prepare(office);
  for (const ifMatch of ['1', '', 'W/"1"', '"1", "2"', '"x"', '"12345678901"']) {
    const reply = await send(revisionCase, target, ifMatch);
    expect([ifMatch, reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([ifMatch, 400, ['if-match']]);
  }
});

test.each(NAMED_CASES.filter(([, { fields }]) => fields))(
  '%s by two people at once succeeds once, and names the other and the fields',
  async (_call, revisionCase) => {
    const target = await revisionCase.prepare(office);
    const seen = await revisionOf(revisionCase, target);
    const me = target.as ?? office.me;
    const other = target.other ?? office.colleague;
    const replies = await Promise.all([me, other].map((user) => send(revisionCase, target, `"${seen}"`, user)));
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
