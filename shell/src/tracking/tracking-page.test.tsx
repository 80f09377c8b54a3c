import { act, screen, within } from '@testing-library/react';
import type { Tracking } from 'shared-contracts/tracking';
import { accessibilityFaults, refuse, renderScreen } from 'shared-ui/testing';
import { useHost } from '../host/brand.ts';
import { serendib } from '../host/testing/distributors.ts';
import TrackingPage from './tracking-page.tsx';

const AT = Math.trunc(Date.UTC(2026, 10, 20, 8) / 1_000);
const underWay: Tracking = {
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
const open = (reply: Reply) =>
  renderScreen(<TrackingPage />, {
    user: null,
    at: `/track/${TOKEN}`,
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

test('whoever has the link sees where the freight is, at the looks of the host', async () => {
  useHost.setState({ brand: serendib });
  const { container, calls } = open(() => underWay);
  expect(screen.getByRole('status', { name: 'Looking for your freight' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'On the way to delivery' })).toBeInTheDocument();
  for (const text of ['Sent by Ceylon Harvest', 'Tracking code 7KQ2-M9XD', 'Near Kegalle', /^in 1 hour|in 90 minutes/])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(serendib.pageTitle)).toBeInTheDocument();
  const way = within(screen.getByRole('list', { name: 'The way so far' })).getAllByRole('listitem');
  expect(way.map((step) => [step.textContent?.replace(/\d.*$/, ''), step.getAttribute('aria-current')])).toEqual([
    ['Booked, done', null],
    ['On the way to pickup, done', null],
    ['At pickup, done', null],
    ['On the way to delivery', 'step'],
    ['Arrived for delivery', null],
    ['Delivered', null],
  ]);
  expect(document.title).toMatch(/^Where your freight is/);
  expect(calls).toEqual([GET]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('as planned while no vehicle tells, and nothing awaited once it is there', async () => {
  const { unmount } = open(() => ({
    ...underWay,
    state: 'booked',
    lastPlace: null,
    eta: { ...underWay.delivery, isEstimate: false },
  }));
  expect(await screen.findByText('As planned.')).toBeInTheDocument();
  expect(screen.queryByText('Last known place')).toBeNull();
  unmount();
  open(() => ({ ...underWay, state: 'delivered', eta: null, lastPlace: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivered' })).toBeInTheDocument();
  expect(screen.queryByText('Expected delivery')).toBeNull();
});

test.each([
  ['a link that leads nowhere', () => refuse(404, 'notFound'), 'This link leads nowhere', false],
  ['too many questions', () => refuse(429, 'tooManyAttempts'), 'Too many requests', true],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'No connection',
    true,
  ],
  ['a server that fails', () => refuse(500, 'internal'), 'This cannot be shown at the moment', true],
])('%s is told in words', async (_what, reply, title, mayRetry) => {
  const { container } = open(reply);
  expect(await screen.findByRole('heading', { level: 1, name: title }, { timeout: 5_000 })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(mayRetry);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('it is brought up to date every minute; what fails is told above the last state, and a link that ends goes', async () => {
  let reply: Reply = () => underWay;
  const { calls } = open(() => reply());
  await screen.findByRole('heading', { level: 1, name: 'On the way to delivery' });
  reply = () => ({ ...underWay, state: 'delivery', eta: null });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrived for delivery' })).toBeInTheDocument();
  expect(calls).toEqual([GET, `${GET}?refresh=true`]);
  reply = () => refuse(429, 'tooManyAttempts');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Too many requests')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Arrived for delivery' })).toBeInTheDocument();
  reply = () => refuse(404, 'notFound');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(calls).toHaveLength(4);
});
