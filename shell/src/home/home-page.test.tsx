import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { MyOrganization } from 'shared-contracts/identity/organizations';
import type { RecentWork } from 'shared-contracts/search';
import type { HomeWaitingProps } from 'shared-ui/area';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import { loadExposedModule } from '../areas/federation/load-exposed-module.ts';
import { testAreas, writeRegistry } from '../navigation/testing/areas.fixtures.ts';
import HomePage from './home-page.tsx';

jest.mock('../areas/federation/load-exposed-module.ts', () => ({ loadExposedModule: jest.fn() }));

/** The count that each area's entry reports; undefined if it reports none. */
const waiting: Record<string, number | undefined> = {};
const createEntry = (area: string) =>
  function Entry({ onCount }: HomeWaitingProps) {
    const count = waiting[area];
    useEffect(() => {
      if (count !== undefined) onCount(count);
    }, [count, onCount]);
    return count ? (
      <p>
        {count} of {area}
      </p>
    ) : null;
  };
jest
  .mocked(loadExposedModule)
  .mockImplementation(async (area, _build, module) =>
    module === 'routes'
      ? { pages: {}, messages: {} }
      : { 'home.waiting/tasks': () => Promise.resolve({ default: createEntry(area) }) },
  );

const ACCESS = {
  'mfe-orders': { model: 'order', action: 'write' },
  'mfe-fleet': { model: 'vehicle', action: 'write' },
} as const;
beforeAll(() =>
  writeRegistry(
    testAreas.map((area) => ({
      ...area,
      manifest: {
        ...area.manifest,
        slots: [{ slot: 'home.waiting', name: 'tasks', access: ACCESS[area.name as keyof typeof ACCESS] }],
      },
    })),
  ),
);
beforeEach(() => Object.assign(waiting, { 'mfe-orders': 0, 'mfe-fleet': 0 }));

const organization = (home: Partial<MyOrganization['home']> = {}): MyOrganization => ({
  id: testUsers.cargoOwner.organizationId,
  name: 'Ceylon Tea Exports',
  code: 'CTE',
  type: '1pl',
  status: 1,
  registrationId: 'PV 1',
  country: { id: '1', name: 'Sri Lanka' },
  currency: null,
  domain: 'Tea',
  contactName: 'Nadia',
  contactEmail: 'nadia@example.com',
  logo: null,
  mapToken: null,
  showVersion: false,
  home: { description: null, video: null, links: [], appStoreUrl: null, playStoreUrl: null, ...home },
});
const now = () => Math.floor(Date.now() / 1_000);
const recent = (): RecentWork => ({
  items: [
    {
      kind: 'order',
      id: 'o1',
      number: 'O-000104',
      hint: 'Port of Colombo',
      stage: 'pendingValidation',
      event: 'submit',
      at: now() - 7_300,
    },
    { kind: 'trip', id: 't1', number: 'T-000007', hint: null, stage: 'transit', event: 'depart', at: now() - 90_000 },
    {
      kind: 'vehicle',
      id: 'v1',
      number: 'WP LA-1234',
      hint: 'Lorry 17 ft',
      stage: null,
      event: 'saved',
      at: now() - 200_000,
    },
  ],
});
const renderPage = ({
  user = testUsers.cargoOwner,
  home = {},
  replies = {},
}: { user?: typeof testUsers.cargoOwner; home?: Partial<MyOrganization['home']>; replies?: Replies } = {}) =>
  renderScreen(<HomePage />, {
    user,
    replies: { 'GET organizations/my': () => organization(home), 'GET search/recent': recent, ...replies },
  });

test('greets without repeating the menu or one’s own organization', async () => {
  const { container } = renderPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), nadia$/);
  expect(await screen.findByRole('region', { name: 'Recent work' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  expect(screen.queryByText('Ceylon Tea Exports')).toBeNull();
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('keeps working when the organization can’t be loaded', async () => {
  renderPage({ replies: { 'GET organizations/my': () => errorReply(500, 'internal') } });
  expect(await screen.findByRole('region', { name: 'Recent work' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['nothing', [0, 0], 'You’re all caught up'],
  ['one order', [1, 0], '1 item needs your attention'],
  ['orders and documents', [2, 3], '5 items need your attention'],
])('summarizes pending items: %s', async (_case, [orders, documents], text) => {
  Object.assign(waiting, { 'mfe-orders': orders, 'mfe-fleet': documents });
  renderPage();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByText(/ of mfe-/)).toHaveLength([orders, documents].filter(Boolean).length);
});

test('shows no summary until every entry has reported its count', async () => {
  Object.assign(waiting, { 'mfe-orders': 4, 'mfe-fleet': undefined });
  renderPage();
  const orders = await screen.findByText('4 of mfe-orders');
  await waitFor(() => expect(orders).toBeVisible());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows nothing pending for a user without slot entries', () => {
  renderPage({ user: testUsers.reader });
  expect(screen.getByText('You’re all caught up')).toBeVisible();
});

test('lists recent work with links, stage and age', async () => {
  renderPage();
  const work = within(screen.getByRole('region', { name: 'Recent work' }));
  const [order, trip, vehicle] = await work.findAllByRole('link');
  expect(order).toHaveAccessibleName('Order O-000104 Port of Colombo Pending validation 2 hours ago');
  expect(order).toHaveAttribute('href', '/orders/o1');
  expect(trip).toHaveAccessibleName('Trip T-000007 In transit yesterday');
  expect(trip).toHaveAttribute('href', '/trips/t1/edit');
  expect(vehicle).toHaveAttribute('href', '/vehicle/v1');
});

test('explains an empty list of recent work', async () => {
  renderPage({ replies: { 'GET search/recent': () => ({ items: [] }) } });
  expect(await screen.findByText('Orders, trips and vehicles you work on appear here.')).toBeVisible();
});

test('retries loading recent work', async () => {
  let isDown = true;
  const { user } = renderPage({
    replies: { 'GET search/recent': () => (isDown ? errorReply(500, 'internal') : recent()) },
  });
  const work = within(screen.getByRole('region', { name: 'Recent work' }));
  const retry = await work.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await work.findAllByRole('link')).toHaveLength(3);
});

test('opens the organization’s links and apps in a new tab', async () => {
  renderPage({
    home: {
      description: 'Loading closes at 16:00.',
      links: [{ label: 'Port notices', url: 'https://port.example' }],
      playStoreUrl: 'https://play.example/app',
    },
  });
  expect(await screen.findByText('Loading closes at 16:00.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Port notices (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://port.example');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: /^Get it from Google Play/ })).toHaveAttribute(
    'href',
    'https://play.example/app',
  );
  expect(screen.queryByRole('link', { name: /App Store/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Tutorial video' })).toBeNull();
});

test('loads the tutorial from the other site only after a click, and focuses it', async () => {
  const { user, container } = renderPage({ home: { video: 'https://youtu.be/dQw4w9WgXcQ' } });
  const play = await screen.findByRole('button', { name: 'Play the tutorial' });
  expect(screen.getByText('Playing the video connects to YouTube.')).toBeVisible();
  expect(container.querySelector('iframe, video, img')).toBeNull();
  await user.click(play);
  const frame = screen.getByTitle('Tutorial video');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(frame.parentElement).toHaveFocus();
});

test('plays a file in the browser and links to other pages', async () => {
  const file = renderPage({ home: { video: 'https://files.example/how.mp4' } });
  await file.user.click(await screen.findByRole('button', { name: 'Play the tutorial' }));
  expect(screen.getByLabelText('Tutorial video', { selector: 'video' })).toHaveAttribute(
    'src',
    'https://files.example/how.mp4',
  );
  file.unmount();
  renderPage({ home: { video: 'https://intranet.example/how' } });
  expect(await screen.findByRole('link', { name: /^Watch the tutorial/ })).toHaveAttribute(
    'href',
    'https://intranet.example/how',
  );
});
