import { act, screen, within } from '@testing-library/react';
import type { TrackedStop, Tracking } from 'shared-contracts/orders/tracking';
import { findAccessibilityViolations, errorReply, renderScreen } from 'shared-ui/testing';
import { useHost } from '../host/brand.ts';
import { serendib } from '../host/testing/fixtures.ts';
import TrackingPage from './tracking-page.tsx';

const AT = Math.trunc(Date.UTC(2026, 10, 20, 8) / 1_000);
const signature: Tracking['proofs'][number] = {
  id: '33333333-3333-4333-8333-333333333333',
  kind: 'signature',
  signedBy: 'Kamala Silva',
  name: 'proof.png',
  mime: 'image/png',
  takenAt: AT - 950,
  url: '/api/tracking/token/proofs/3',
  thumbnail: null,
};
const stop = (overrides: Partial<TrackedStop>): TrackedStop => ({
  position: 0,
  kind: 'drop',
  number: 1,
  name: '',
  city: 'Kandy',
  windowFrom: AT - 7_200,
  windowTo: AT + 7_200,
  state: 'planned',
  arrivedAt: null,
  departedAt: null,
  eta: null,
  stopsBefore: null,
  isShort: false,
  items: null,
  proofs: [],
  ...overrides,
});
const inTransit: Tracking = {
  code: '7KQ2-M9XD',
  brand: 'Ceylon Harvest',
  scope: 'order',
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
  etaState: 'live',
  positionAt: AT - 240,
  stops: [
    stop({
      position: 0,
      kind: 'pickup',
      name: 'Colombo Port',
      state: 'done',
      arrivedAt: AT - 4_000,
      departedAt: AT - 3_000,
    }),
    stop({ position: 1, name: 'Kandy Depot', state: 'done', departedAt: AT - 900, isShort: true, proofs: [signature] }),
    stop({ position: 2, number: 2, name: 'Galle Fort', state: 'onTheWay', eta: AT + 5_400, stopsBefore: 0 }),
  ],
  proofs: [],
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
    replies: { [GET]: reply, 'GET tracking/token/proofs/3': () => new Blob(['image'], { type: 'image/png' }) },
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
  for (const text of ['Sent by Ceylon Harvest', 'Tracking code 7KQ2-M9XD', 'Near Kegalle'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^Estimated/)).toHaveTextContent('Estimated from the vehicle’s position 4 minutes ago.');
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
  expect(calls.filter((call) => !call.includes('proofs'))).toEqual([GET]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('shows the planned time without positions, and none after delivery', async () => {
  const { unmount } = renderPage(() => ({
    ...inTransit,
    state: 'booked',
    lastPlace: null,
    etaState: 'notUnderWay',
    positionAt: null,
    eta: { ...inTransit.delivery, isEstimate: false },
  }));
  expect(await screen.findByText('As planned.')).toBeInTheDocument();
  expect(screen.queryByText('Last known location')).toBeNull();
  unmount();
  renderPage(() => ({ ...inTransit, state: 'delivered', eta: null, lastPlace: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivered' })).toBeInTheDocument();
  expect(screen.queryByText('Expected delivery')).toBeNull();
});

test('shows a row per stop with its times, what was delivered short, and its proof', async () => {
  const { user, container } = renderPage(() => inTransit);
  const rows = [...(await screen.findByRole('list', { name: 'Stops' })).children];
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^PickupColombo PortKandyPicked upTime window.*Arrived.*Left/),
    expect.stringMatching(/^Delivery 1Kandy DepotKandyDelivered in part.*Left.*Signed by Kamala Silva/),
    expect.stringMatching(/^Delivery 2Galle FortKandyOn the wayNext stop of the vehicle.*Expected.*in 1 hour/),
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  await user.click(screen.getByRole('button', { name: 'View Signed by Kamala Silva' }));
  expect(await screen.findByRole('dialog', { name: /proof\.png/ })).toBeInTheDocument();
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('a consignee sees their delivery with its cargo, and how many stops come before', async () => {
  const items = [{ item: 0, cargo: 'Black tea', quantity: 4, deliveredQuantity: 3, shortageReason: 'One broken' }];
  const own = stop({ position: 2, number: 2, name: 'Galle Fort', stopsBefore: 2, items });
  const { unmount } = renderPage(() => ({ ...inTransit, scope: 'drop', lastPlace: null, stops: [own] }));
  const list = await screen.findByRole('list', { name: 'Your delivery' });
  expect(list).toHaveTextContent(
    /^DeliveryGalle Fort.*2 stops before this one.*Black tea: 3 of 4 delivered · One broken/,
  );
  unmount();
  const waiting = { ...own, items: [{ ...items[0]!, deliveredQuantity: null, shortageReason: null }] };
  renderPage(() => ({ ...inTransit, scope: 'drop', stops: [waiting] }));
  expect(await screen.findByText('Black tea: 4')).toBeInTheDocument();
});

test.each<[Tracking['etaState'], number | null, RegExp]>([
  ['noPosition', null, /^As planned\. There is no position of the vehicle/],
  ['stalePosition', AT - 7_200, /too old to estimate from: 2 hours ago/],
])('says why there is no estimate: %s', async (etaState, positionAt, text) => {
  renderPage(() => ({ ...inTransit, etaState, positionAt, eta: { ...inTransit.delivery, isEstimate: false } }));
  expect(await screen.findByText(/^As planned/)).toHaveTextContent(text);
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
  expect(calls.filter((call) => !call.includes('proofs'))).toEqual([GET, `${GET}?refresh=true`]);
  reply = () => errorReply(429, 'tooManyAttempts');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Too many requests')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Arrived for delivery' })).toBeInTheDocument();
  reply = () => errorReply(404, 'notFound');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link isn’t valid' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(calls.filter((call) => !call.includes('proofs'))).toHaveLength(4);
});
