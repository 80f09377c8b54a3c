import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { usePreferences } from 'shared-auth';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { ORDER_EVENTS, ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import { findAccessibilityViolations, renderScreen } from '../testing/index.ts';
import { formatDecimal } from './decimals.ts';
import { orderMilestones, getMilestoneProgress, tripMilestones } from './milestones.ts';
import { timelineEventMessages } from './timeline.messages.ts';
import {
  RelativeTime,
  DateOnly,
  DateTime,
  Duration,
  Measure,
  Money,
  orderStatusStyles,
  StageProgress,
  StatusBadge,
  Timeline,
} from './index.ts';

const renderText = (node: ReactNode) => {
  const { container, unmount } = renderScreen(<p>{node}</p>);
  const text = container.querySelector('p')?.textContent;
  unmount();
  return text;
};
const at = Date.UTC(2026, 11, 31, 20, 5) / 1000;

test.each([
  ['money', () => <Money value="1234567.5" currency="LKR" />, '1,234,567.50 LKR'],
  ['no money', () => <Money value={null} currency="LKR" />, '–'],
  ['a time in the user’s time zone', () => <DateTime at={at} />, '01.01.2027 01:35'],
  ['a day in the user’s time zone', () => <DateOnly at={at} />, '01.01.2027'],
  ['no time', () => <DateTime at={null} />, '–'],
  ['a duration', () => <Duration minutes={125} />, '02:05'],
  ['a relative time', () => <RelativeTime at={Date.now() / 1000 - 7_300} />, '2 hours ago'],
  ['a measure', () => <Measure value="1200.456" kind="weight" />, '1,200 kg'],
])('formats %s', (_name, createElement, text) => expect(renderText(createElement())).toBe(text));

test('converts measures as soon as the units change', async () => {
  renderScreen(
    <p>
      <Measure value="1000" kind="weight" />
    </p>,
  );
  await screen.findByText('1,000 kg');
  act(() => usePreferences.getState().setUnits('imperial'));
  expect(await screen.findByText('1.000 tonnes')).toBeInTheDocument();
});

test('keeps all digits of large amounts', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 99 }), (integer, cents) => {
      const amount = `${integer}.${String(cents).padStart(2, '0')}`;
      const text = formatDecimal(amount, 2);
      return text.replaceAll(',', '') === amount && /^\d{1,3}(,\d{3})*\.\d\d$/.test(text);
    }),
  );
});

test('has a milestone for every stage except cancelled', () => {
  expect(ORDER_STAGES.filter((stage) => getMilestoneProgress(orderMilestones, stage).currentIndex < 0)).toEqual([
    'cancelled',
  ]);
  expect(TRIP_STAGES.filter((stage) => getMilestoneProgress(tripMilestones, stage).currentIndex < 0)).toEqual([
    'cancelled',
  ]);
});

test('has a message for every event', () =>
  expect(ORDER_EVENTS.filter((event) => !(event in timelineEventMessages))).toEqual([]));

test('shows a stage by text and icon, not only by colour', () => {
  renderScreen(<StatusBadge {...orderStatusStyles.delayed} />);
  expect(screen.getByText('Delayed').parentElement!.querySelector('svg')).toBeInTheDocument();
});

test('shows the current and the next milestone and who must act', async () => {
  const { container } = renderScreen(
    <StageProgress of="order" stage="pending2ndValidation" waitingFor="Nimal Perera" />,
  );
  const list = await screen.findByRole('list', { name: 'Progress' });
  expect(list.querySelector('[aria-current=step]')).toHaveTextContent('Approval');
  for (const text of ['Pending 2nd validation', 'Waiting for Nimal Perera', 'Next: Validated'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('shows no next milestone of a rejected order', () => {
  renderScreen(<StageProgress of="order" stage="rejected" />);
  expect(screen.queryByText(/^Next/)).toBeNull();
});

const entry = (id: string, event: string, overrides: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id,
  event,
  from: null,
  to: null,
  user: 'Nadia',
  actor: null,
  reason: null,
  occurredAt: at + Number(id),
  recordedAt: at + Number(id),
  ...overrides,
});

test('lists timeline entries, newest first, with user, time, stage and reason', async () => {
  const entries = [
    entry('1', 'save', { to: 'saved', actor: 'root' }),
    entry('2', 'reject', { from: 'pendingValidation', to: 'rejected', reason: 'Closed on poya days' }),
    entry('3', 'delay', { from: 'transit', to: 'delayed', user: null, recordedAt: at + 3_600 }),
    entry('4', 'somethingNew', { user: null, isOfOthers: true }),
  ];
  const { container } = renderScreen(<Timeline entries={entries} statusStyles={orderStatusStyles} />);
  const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(items[0]).toContain('somethingNewAnother organization');
  expect(items[1]).toBe('DelayedSystem · 01.01.2027 01:35 · recorded 01.01.2027 02:35');
  expect(items[2]).toContain('Closed on poya days');
  expect(items[3]).toContain('root as Nadia');
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('names anonymized people in the language of the user', async () => {
  const former = 'former-user-0a1b2c3d4e5f';
  const entries = [entry('1', 'save', { user: former }), entry('2', 'edit', { user: 'Nadia', actor: former })];
  renderScreen(<Timeline entries={entries} />);
  const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(items[0]).toContain('Former person 0a1b2c3d4e5f as Nadia');
  expect(items[1]).toContain('SavedFormer person 0a1b2c3d4e5f');
});
