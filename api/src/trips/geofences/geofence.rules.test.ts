import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type NextVisit, toOrderEvent } from './geofence.rules.ts';

const visit = (stage: OrderStage, more: Partial<NextVisit> = {}): NextVisit => ({
  orderId: 'order',
  stage,
  resumeStage: null,
  stageChangedAt: 100,
  isPickup: true,
  isFirst: true,
  isLastDrop: false,
  arrivedAt: null,
  ...more,
});
const DROP = { isPickup: false, isFirst: false };
const FURTHER_PICKUP = { isFirst: false };
const ARRIVED = { arrivedAt: 90 };
const enter = (stage: OrderStage, more: Partial<NextVisit> = {}) =>
  toOrderEvent({ kind: 'enter', at: 100 }, visit(stage, more));
const leave = (stage: OrderStage, more: Partial<NextVisit> = {}) =>
  toOrderEvent({ kind: 'leave', at: 100 }, visit(stage, more));
/** The stages in which an event follows. */
const eventsBy = (eventOf: (stage: OrderStage) => string | null) =>
  Object.fromEntries(ORDER_STAGES.flatMap((stage) => (eventOf(stage) === null ? [] : [[stage, eventOf(stage)]])));

test('a vehicle that enters brings orders in transit to their further pickups', () => {
  expect(eventsBy((stage) => enter(stage, FURTHER_PICKUP))).toEqual({ transit: 'arriveAtPickup' });
  expect(leave('loading', { ...FURTHER_PICKUP, ...ARRIVED })).toBe('depart');
});

test('a vehicle that enters brings started orders to their pickup and orders in transit to their drop', () => {
  expect(eventsBy((stage) => enter(stage))).toEqual({ started: 'arriveAtPickup' });
  expect(eventsBy((stage) => enter(stage, DROP))).toEqual({ transit: 'arriveAtDrop' });
  expect(eventsBy((stage) => enter(stage, { ...DROP, isLastDrop: true }))).toEqual({ transit: 'arriveAtDrop' });
});

test('a vehicle that leaves ends the pickup or a drop', () => {
  expect(eventsBy((stage) => leave(stage, ARRIVED))).toEqual({
    arrivedToPickupLocation: 'depart',
    loading: 'depart',
    loadingCompleted: 'depart',
  });
  expect(eventsBy((stage) => leave(stage, { ...DROP, ...ARRIVED }))).toEqual({
    arrivedToDropLocation: 'finishDrop',
    unloading: 'finishDrop',
  });
});

test('people report the delivery at the last drop', () => {
  expect(eventsBy((stage) => leave(stage, { ...DROP, ...ARRIVED, isLastDrop: true }))).toEqual({});
});

test('an order arrives once, and leaves only after it arrived', () => {
  expect(enter('started', ARRIVED)).toBeNull();
  expect(enter('transit', { ...DROP, ...ARRIVED })).toBeNull();
  expect(leave('loading')).toBeNull();
  expect(leave('unloading', DROP)).toBeNull();
});

test('a delayed order continues from its resume stage', () => {
  expect(enter('delayed', { resumeStage: 'started' })).toBe('arriveAtPickup');
  expect(enter('delayed', { ...DROP, resumeStage: 'transit' })).toBe('arriveAtDrop');
  expect(leave('delayed', { ...ARRIVED, resumeStage: 'loading' })).toBe('depart');
  expect(leave('delayed', ARRIVED)).toBeNull();
  expect(enter('started', { resumeStage: 'transit' })).toBe('arriveAtPickup');
});

test('nothing happens to an order that has moved since', () => {
  expect(toOrderEvent({ kind: 'enter', at: 99 }, visit('started'))).toBeNull();
  expect(toOrderEvent({ kind: 'leave', at: 99 }, visit('loading', ARRIVED))).toBeNull();
  expect(toOrderEvent({ kind: 'enter', at: 101 }, visit('started'))).toBe('arriveAtPickup');
});
