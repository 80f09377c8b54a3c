import { act, screen, within } from '@testing-library/react';
import type { Tracking } from 'shared-contracts/orders/tracking';
import { findAccessibilityViolations, errorReply, renderScreen } from 'shared-ui/testing';
import { useHost } from '../host/brand.ts';
import { serendib } from '../host/testing/fixtures.ts';
import TrackingPage from './tracking-page.tsx';

const AT = Math.trunc(Date.UTC(2026, 10, 20, 8) / 1_000);
const inTransit: Tracking = {
  code: '7KQ2-M9XD',
  brand: 'Ceylon Harvest',
  state: 'transit',
  steps: [
    { step: 'booked', at: AT - 9_000, place: 'past' },
    { step: 'started', at: AT - 5_000, place: 'past' },
    { step: 'pickup', at: AT - 4_000, place: 'past' },
    { step: 'transit', at: AT - 3_000, place: 'now' },
    { step: 'delivery', at: null, place: 'ahead' },
    { step: 'delivered', at: null, place: 'ahead' },
  ],
  pickup: { from: AT - 7_200, to: AT - 3_600 },
  delivery: { from: AT + 3_600, to: AT + 7_200 },
  eta: { from: AT + 5_400, to: AT + 5_400, isEstimate: true },
  lastPlace: { latitude: 7.25, longitude: 80.34, town: 'Kegalle', at: AT - 120 },
};
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const GET = `GET tracking/${TOKEN}`;

type Reply = () => unknown;
const renderPage = (reply: Reply) =>
  renderScreen(<TrackingPage />, {
    user: null,
    url: `/track/${TOKEN}`,
    path: '/track/:token',
    replies: { [GET]: reply },
  });

beforeEach(() => {
  jest.useFakeTimers({
    now: AT * 1_000,
    doNotFake: ['queueMicrotask', 'nextTick', 'performance'],
    advanceTimers: true,
  });
  useHost.setState({ brand: null });
});
afterEach(() => jest.useRealTimers());

test('shows state, progress and location with the host’s branding', async () => {
  useHost.setState({ brand: serendib });
  const { container, calls } = renderPage(() => inTransit);
  expect(screen.getByRole('status', { name: 'Loading tracking' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'On the way to delivery' })).toBeInTheDocument();
  for (const text of ['Sent by Ceylon Harvest', 'Tracking code 7KQ2-M9XD', 'Near Kegalle', /^in 1 hour|in 90 minutes/])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(serendib.pageTitle)).toBeInTheDocument();
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent?.replace(/\d.*$/, ''), step.getAttribute('aria-current')])).toEqual([
    ['Booked, done', null],
    ['On the way to pickup, done', null],
    ['At pickup, done', null],
    ['On the way to delivery', 'step'],
    ['Arrived for delivery', null],
    ['Delivered', null],
  ]);
  expect(document.title).toMatch(/^Track your freight/);
  expect(calls).toEqual([GET]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('shows the planned time without positions, and none after delivery', async () => {
  const { unmount } = renderPage(() => ({
    ...inTransit,
    state: 'booked',
    lastPlace: null,
    eta: { ...inTransit.delivery, isEstimate: false },
  }));
  expect(await screen.findByText('As planned.')).toBeInTheDocument();
  expect(screen.queryByText('Last known location')).toBeNull();
  unmount();
  renderPage(() => ({ ...inTransit, state: 'delivered', eta: null, lastPlace: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivered' })).toBeInTheDocument();
  expect(screen.queryByText('Expected delivery')).toBeNull();
});

test.each([
  ['an invalid link', () => errorReply(404, 'notFound'), 'This link isn’t valid', false],
  ['too many requests', () => errorReply(429, 'tooManyAttempts'), 'Too many requests', true],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'No connection',
    true,
  ],
  ['a server error', () => errorReply(500, 'internal'), 'Tracking is unavailable at the moment', true],
])('reports %s', async (_case, reply, title, canRetry) => {
  const { container } = renderPage(reply);
  expect(await screen.findByRole('heading', { level: 1, name: title }, { timeout: 5_000 })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('refreshes every minute, shows errors above the last state and ends with the link', async () => {
  let reply: Reply = () => inTransit;
  const { calls } = renderPage(() => reply());
  await screen.findByRole('heading', { level: 1, name: 'On the way to delivery' });
  reply = () => ({ ...inTransit, state: 'delivery', eta: null });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrived for delivery' })).toBeInTheDocument();
  expect(calls).toEqual([GET, `${GET}?refresh=true`]);
  reply = () => errorReply(429, 'tooManyAttempts');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Too many requests')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Arrived for delivery' })).toBeInTheDocument();
  reply = () => errorReply(404, 'notFound');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link isn’t valid' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(calls).toHaveLength(4);
});
