import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { usePreferences } from 'shared-auth';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { ORDER_EVENTS, ORDER_STAGES } from 'shared-contracts/values/order-stages';
import { TRIP_STAGES } from 'shared-contracts/values/trip-stages';
import { accessibilityFaults, renderScreen } from '../testing/index.ts';
import { orderMilestones, placeOf, tripMilestones } from './milestones.ts';
import { decimalText } from './numbers.tsx';
import { eventMessages } from './timeline.messages.ts';
import {
  Ago,
  DateOnly,
  DateTime,
  Duration,
  Measure,
  Money,
  orderLooks,
  StageTrack,
  StatusBadge,
  Timeline,
} from './index.ts';

const shown = (what: ReactNode) => {
  const { container, unmount } = renderScreen(<p>{what}</p>);
  const text = container.querySelector('p')?.textContent;
  unmount();
  return text;
};
const at = Date.UTC(2026, 11, 31, 20, 5) / 1000;

test.each([
  ['money', () => <Money value="1234567.5" currency="LKR" />, '1,234,567.50 LKR'],
  ['no money', () => <Money value={null} currency="LKR" />, '–'],
  ['a moment in the user’s zone', () => <DateTime at={at} />, '01.01.2027 01:35'],
  ['a day in the user’s zone', () => <DateOnly at={at} />, '01.01.2027'],
  ['no moment', () => <DateTime at={null} />, '–'],
  ['a length of time', () => <Duration minutes={125} />, '02:05'],
  ['a moment ago', () => <Ago at={Date.now() / 1000 - 7_300} />, '2 hours ago'],
  ['a measure', () => <Measure value="1200.456" kind="weight" />, '1,200 kg'],
])('%s', (_what, make, text) => expect(shown(make())).toBe(text));

test('measures follow the person’s choice at once', async () => {
  renderScreen(
    <p>
      <Measure value="1000" kind="weight" />
    </p>,
  );
  await screen.findByText('1,000 kg');
  act(() => usePreferences.getState().setUnits('imperial'));
  expect(await screen.findByText('1.000 tonnes')).toBeInTheDocument();
});

test('no digit of an amount is lost or moved, however large it is', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const amount = `${whole}.${String(cents).padStart(2, '0')}`;
      const text = decimalText(amount, 2);
      return text.replaceAll(',', '') === amount && /^\d{1,3}(,\d{3})*\.\d\d$/.test(text);
    }),
  );
});

test('every stage has its place on the way, but the cancelled', () => {
  expect(ORDER_STAGES.filter((stage) => placeOf(orderMilestones, stage).at < 0)).toEqual(['cancelled']);
  expect(TRIP_STAGES.filter((stage) => placeOf(tripMilestones, stage).at < 0)).toEqual(['cancelled']);
});

test('every event has its words', () => expect(ORDER_EVENTS.filter((event) => !(event in eventMessages))).toEqual([]));

test('a badge says the stage and shows it by more than colour', () => {
  renderScreen(<StatusBadge {...orderLooks.delayed} />);
  expect(screen.getByText('Delayed').parentElement!.querySelector('svg')).toBeInTheDocument();
});

test('the track says where an order is, what is next and who must act', async () => {
  const { container } = renderScreen(<StageTrack of="order" stage="pending2ndValidation" waitsFor="Nimal Perera" />);
  const track = await screen.findByRole('list', { name: 'Way through the stages' });
  expect(track.querySelector('[aria-current=step]')).toHaveTextContent('Approval');
  for (const text of ['Pending 2nd validation', 'Waits for Nimal Perera', 'Next: Validated'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a rejected order has no next step of its own', () => {
  renderScreen(<StageTrack of="order" stage="rejected" />);
  expect(screen.queryByText(/^Next/)).toBeNull();
});

const entry = (id: string, event: string, more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id,
  event,
  from: null,
  to: null,
  user: 'Nadia',
  actor: null,
  reason: null,
  occurredAt: at + Number(id),
  recordedAt: at + Number(id),
  ...more,
});

test('the timeline tells what happened, the newest first: who, when, to which stage and why', async () => {
  const entries = [
    entry('1', 'save', { to: 'saved', actor: 'root' }),
    entry('2', 'reject', { from: 'pendingValidation', to: 'rejected', reason: 'Closed on poya days' }),
    entry('3', 'delay', { from: 'transit', to: 'delayed', user: null, recordedAt: at + 3_600 }),
    entry('4', 'somethingNew', { user: null, isOfOthers: true }),
  ];
  const { container } = renderScreen(<Timeline entries={entries} looks={orderLooks} />);
  const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(items[0]).toContain('somethingNewAnother organization');
  expect(items[1]).toBe('DelayedSystem · 01.01.2027 01:35 · recorded 01.01.2027 02:35');
  expect(items[2]).toContain('Closed on poya days');
  expect(items[3]).toContain('root as Nadia');
  expect(await accessibilityFaults(container)).toEqual([]);
});
