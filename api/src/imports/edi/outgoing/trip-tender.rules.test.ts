import type { EdiTenderState } from 'shared-contracts/values/edi';
import { STOP } from '../testing/stop.fixtures.ts';
import { splitVisits, toCommonWindow, toTenderStops, type Visit } from './tender-facts.rules.ts';
import { type TenderedTrip, toTripTender } from './trip-tender.rules.ts';

const PLANNED: Omit<TenderedTrip, 'state'> = { isGiven: true, isPlanned: true, isOver: false, isChanged: false };
const CHANGED = { ...PLANNED, isChanged: true };
const RUNNING = { ...PLANNED, isPlanned: false };
const TAKEN_BACK = { ...PLANNED, isGiven: false, isPlanned: false };
const OVER = { ...TAKEN_BACK, isOver: true };

test.each<[EdiTenderState | null, Omit<TenderedTrip, 'state'>, ReturnType<typeof toTripTender>]>([
  [null, PLANNED, { purpose: 'original', state: 'sent' }],
  ['ended', PLANNED, { purpose: 'original', state: 'sent' }],
  ['sent', PLANNED, { purpose: null, state: 'sent' }],
  ['accepted', PLANNED, { purpose: null, state: 'accepted' }],
  ['sent', CHANGED, { purpose: 'replace', state: 'sent' }],
  ['accepted', CHANGED, { purpose: 'replace', state: 'sent' }],
  ['declined', CHANGED, { purpose: null, state: 'declined' }],
  [null, RUNNING, { purpose: null, state: 'ended' }],
  ['ended', RUNNING, { purpose: null, state: 'ended' }],
  ['declined', RUNNING, { purpose: null, state: 'declined' }],
  ['accepted', { ...CHANGED, isPlanned: false }, { purpose: 'replace', state: 'sent' }],
  ['sent', TAKEN_BACK, { purpose: 'cancel', state: 'ended' }],
  ['accepted', TAKEN_BACK, { purpose: 'cancel', state: 'ended' }],
  ['declined', TAKEN_BACK, { purpose: null, state: 'ended' }],
  ['ended', TAKEN_BACK, { purpose: null, state: 'ended' }],
  ['accepted', OVER, { purpose: null, state: 'ended' }],
])('a tender %s of a trip %j becomes %j', (state, trip, expected) => {
  expect(toTripTender({ state, ...trip })).toEqual(expected);
});

test.each([
  [[], { from: null, to: null }],
  [
    [
      { from: 1, to: 5 },
      { from: 3, to: null },
    ],
    { from: 3, to: 5 },
  ],
  [
    [
      { from: 1, to: 2 },
      { from: 4, to: 6 },
    ],
    { from: 1, to: 6 },
  ],
  [
    [
      { from: null, to: 2 },
      { from: null, to: 6 },
    ],
    { from: null, to: 2 },
  ],
])('visits %j have the window %j in common', (visits, expected) => {
  expect(toCommonWindow(visits)).toEqual(expected);
});

const { name, street, city, state, zip, country } = STOP;
const UNKNOWN = { name, street, city, state, zip, country, from: 10, to: 20, instructions: null, items: [] };
const visit = (position: number, kind: Visit['kind'], order: string, more: Partial<Visit> = {}): Visit => ({
  ...UNKNOWN,
  position,
  kind,
  order,
  ...more,
});

test('a stop of a trip is unloaded, then loaded, with the orders and the cargo of each', () => {
  const tea = { name: 'Tea', quantity: 2, weight: '10' };
  const visits = [
    visit(1, 'pickup', 'O-2', { items: [tea], instructions: 'Gate 4' }),
    visit(0, 'pickup', 'O-1', { name: 'Mill' }),
    visit(1, 'drop', 'O-1', { to: 15 }),
    visit(1, 'drop', 'O-3', { from: 12, instructions: 'Ring' }),
    visit(1, 'drop', 'O-3', { instructions: 'Ring' }),
  ];
  expect(splitVisits(visits).map((group) => group.map(({ order }) => order))).toEqual([
    ['O-1'],
    ['O-1', 'O-3', 'O-3'],
    ['O-2'],
  ]);
  expect(toTenderStops(visits)).toEqual([
    expect.objectContaining({ name: 'Mill', kind: 'pickup', orders: ['O-1'] }),
    expect.objectContaining({ kind: 'drop', orders: ['O-1', 'O-3'], from: 12, to: 15, instructions: 'Ring' }),
    expect.objectContaining({ kind: 'pickup', orders: ['O-2'], items: [tea], instructions: 'Gate 4' }),
  ]);
});
