import fc from 'fast-check';
import { createStageMachine, requestedStage, requestedStages, type StageTransition } from './stage-machine.rules.ts';

const NOW = 1_800_000_000;

const STAGES = ['draft', 'review', 'open', 'closed'] as const;
const EVENTS = ['submit', 'approve', 'edit', 'close', 'sync', 'remove'] as const;
const ROLES = ['author', 'reviewer', 'system'] as const;
type Stage = (typeof STAGES)[number];
type Event = (typeof EVENTS)[number];
type Role = (typeof ROLES)[number];
type Row = StageTransition<Stage, Event, Role, 'unlocked' | 'reasonGiven', 'reviewed' | 'unreviewed'>;

const ROWS: readonly Row[] = [
  { row: 'R1', from: ['draft'], event: 'submit', to: 'review', roles: ['author'], condition: 'reviewed' },
  {
    row: 'R2',
    from: ['draft'],
    event: 'submit',
    to: 'open',
    roles: ['author'],
    condition: 'unreviewed',
    requestedAs: 'review',
  },
  { row: 'R3', from: ['review'], event: 'approve', to: 'open', roles: ['reviewer'] },
  { row: 'R4', from: ['draft', 'review'], event: 'edit', to: 'same', roles: ['author'] },
  {
    row: 'R5',
    from: ['open'],
    event: 'close',
    to: 'closed',
    roles: ['author', 'reviewer'],
    guards: ['unlocked', 'reasonGiven'],
  },
  { row: 'R6', from: ['open'], event: 'sync', to: 'closed', roles: ['system'] },
  { row: 'R7', from: ['draft'], event: 'remove', to: null, roles: ['author'] },
];

type State = { stage: Stage; stageChangedAt: number; needsReview: boolean; isLocked: boolean };
type Actor = { isRoot: boolean; roles: readonly Role[] };
type Details = { event: Event; at: number; reason: string };

const createMachine = (acceptStaleFrom: 'anyStage' | 'currentStage' = 'currentStage') =>
  createStageMachine<Row, State, Actor, Details, 'notInTurn'>({
    transitions: ROWS,
    conditions: {
      reviewed: ({ needsReview }) => needsReview,
      unreviewed: ({ needsReview }) => !needsReview,
    },
    stateGuards: { unlocked: ({ isLocked }) => !isLocked },
    eventGuards: { reasonGiven: (_state, { reason }) => reason !== '' },
    isSystemOnly: ({ event }) => event === 'sync',
    isInternal: ({ event }) => event === 'sync',
    acceptStaleFrom,
    rejectRole: (_state, _actor, { event }) => (event === 'approve' ? 'notInTurn' : 'forbidden'),
  });

const state = (stage: Stage, more: Partial<State> = {}): State => ({
  stage,
  stageChangedAt: NOW - 100,
  needsReview: true,
  isLocked: false,
  ...more,
});
const actor = (...roles: Role[]): Actor => ({ isRoot: false, roles });
const root: Actor = { isRoot: true, roles: [] };
const details = (event: Event, more: Partial<Details> = {}): Details => ({ event, at: NOW, reason: 'done', ...more });

type Outcome = ReturnType<ReturnType<typeof createMachine>['apply']>;
const resultOf = (outcome: Outcome) => {
  if (outcome.kind === 'applied') return outcome.stage;
  return outcome.kind === 'stale' ? 'stale' : outcome.rejection;
};

test.each<[string, State, Details, Actor, ReturnType<typeof resultOf>]>([
  ['moves to the stage of the row', state('draft'), details('submit'), actor('author'), 'review'],
  ['chooses the row by condition', state('draft', { needsReview: false }), details('submit'), actor('author'), 'open'],
  ['keeps the stage for `same`', state('review'), details('edit'), actor('author'), 'review'],
  ['returns null for a deleted record', state('draft'), details('remove'), actor('author'), null],
  ['rejects an event of another stage', state('open'), details('submit'), actor('author'), 'stageNotAllowed'],
  ['rejects an actor without a role', state('draft'), details('submit'), actor('reviewer'), 'forbidden'],
  ['uses the machine’s own role rejection', state('review'), details('approve'), actor('author'), 'notInTurn'],
  ['lets root act in every role', state('review'), details('approve'), root, 'open'],
  ['keeps system-only rows from root', state('open'), details('sync'), root, 'forbidden'],
  ['applies system-only rows for the system', state('open'), details('sync'), actor('system'), 'closed'],
  ['rejects by a state guard', state('open', { isLocked: true }), details('close'), actor('author'), 'unlocked'],
  ['rejects by an event guard', state('open'), details('close', { reason: '' }), actor('author'), 'reasonGiven'],
  [
    'checks state guards before event guards',
    state('open', { isLocked: true }),
    details('close', { reason: '' }),
    actor('author'),
    'unlocked',
  ],
  ['checks the stage before the role', state('closed'), details('close'), actor('system'), 'stageNotAllowed'],
])('%s', (_name, from, event, by, expected) => {
  expect(resultOf(createMachine().apply(from, event, by))).toBe(expected);
});

test.each<['anyStage' | 'currentStage', string, State, Actor, ReturnType<typeof resultOf>]>([
  ['currentStage', 'a stale event of the current stage', state('draft'), actor('author'), 'stale'],
  ['currentStage', 'a stale event of another stage', state('open'), actor('author'), 'stageNotAllowed'],
  ['currentStage', 'a stale event without a role', state('draft'), actor('system'), 'forbidden'],
  ['anyStage', 'a stale event of the current stage', state('draft'), actor('author'), 'stale'],
  ['anyStage', 'a stale event of another stage', state('open'), actor('author'), 'stale'],
  ['anyStage', 'a stale event without a role', state('draft'), actor('system'), 'forbidden'],
])('accepting stale events from %s: %s', (acceptStaleFrom, _name, from, by, expected) => {
  const event = details('submit', { at: NOW - 101 });
  expect(resultOf(createMachine(acceptStaleFrom).apply(from, event, by))).toBe(expected);
});

test('accepts an event at the time of the last change', () => {
  const submitted = details('submit', { at: NOW - 100 });
  expect(createMachine().apply(state('draft'), submitted, actor('author'))).toMatchObject({
    kind: 'applied',
    stage: 'review',
  });
});

test('without options, root may make every transition, each can be requested and a missing role is forbidden', () => {
  const machine = createStageMachine<Row, State, Actor, Details>({
    transitions: ROWS,
    conditions: { reviewed: () => true, unreviewed: () => false },
    stateGuards: {},
    eventGuards: {},
    acceptStaleFrom: 'currentStage',
  });
  const requestable = machine.requestableTransitions(state('open'), root);
  expect(requestable.map(({ row }) => row)).toEqual(['R5', 'R6']);
  expect(machine.apply(state('review'), details('approve'), actor('author'))).toEqual({
    kind: 'rejected',
    rejection: 'forbidden',
    rejections: ['forbidden'],
  });
});

test('requests rows by their requested stage, else by their target', () => {
  expect(ROWS.map(requestedStage)).toEqual(['review', 'review', 'open', null, 'closed', 'closed', null]);
  expect(requestedStages(ROWS)).toEqual(['review', 'open', 'closed']);
});

test('finds events by a requested stage, but no internal ones', () => {
  const machine = createMachine();
  const unreviewed = state('draft', { needsReview: false });
  expect(machine.findEventTowards(unreviewed, 'review')).toBe('submit');
  expect(machine.findEventTowards(unreviewed, 'open')).toBe('submit');
  expect(machine.findEventTowards(state('draft'), 'open')).toBeUndefined();
  expect(machine.findEventTowards(state('open'), 'closed')).toBe('close');
  expect(machine.findEventByStage('open')).toBe('approve');
  expect(machine.findEventByStage('draft')).toBeUndefined();
});

describe('for any state and actor', () => {
  const anyState = fc
    .record({ stage: fc.constantFrom(...STAGES), needsReview: fc.boolean(), isLocked: fc.boolean() })
    .map(({ stage, ...more }) => state(stage, more));
  const anyActor = fc.record({ isRoot: fc.boolean(), roles: fc.subarray([...ROLES]) });
  const anyEvent = fc.record({
    event: fc.constantFrom(...EVENTS),
    at: fc.constantFrom(NOW, NOW - 101),
    reason: fc.constantFrom('', 'done'),
  });

  test('every available transition can be applied when the event has all details', () => {
    fc.assert(
      fc.property(anyState, anyActor, (from, by) => {
        const machine = createMachine();
        for (const transition of machine.availableTransitions(from, by)) {
          const outcome = machine.apply(from, details(transition.event), by);
          expect(outcome).toMatchObject({ kind: 'applied', transition });
        }
      }),
    );
  });

  test('only available transitions are applied', () => {
    fc.assert(
      fc.property(anyState, anyActor, anyEvent, (from, by, event) => {
        const machine = createMachine();
        const outcome = machine.apply(from, event, by);
        if (outcome.kind === 'applied') expect(machine.availableTransitions(from, by)).toContain(outcome.transition);
      }),
    );
  });

  test('a stale event is never applied, and a recent one is never stale', () => {
    fc.assert(
      fc.property(
        anyState,
        anyActor,
        anyEvent,
        fc.constantFrom('anyStage', 'currentStage'),
        (from, by, event, mode) => {
          const { kind } = createMachine(mode).apply(from, event, by);
          expect(kind).not.toBe(event.at < from.stageChangedAt ? 'applied' : 'stale');
        },
      ),
    );
  });

  test('requestable transitions are available and not internal', () => {
    fc.assert(
      fc.property(anyState, anyActor, (from, by) => {
        const machine = createMachine();
        const available = machine.availableTransitions(from, by);
        expect(machine.requestableTransitions(from, by)).toEqual(available.filter(({ event }) => event !== 'sync'));
      }),
    );
  });
});
