import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { MyOrganization } from 'shared-contracts/organizations';
import type { RecentWork } from 'shared-contracts/search';
import type { WaitingProps } from 'shared-ui/area';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { loadSeam } from '../areas/federation.ts';
import { givenAreas, writeRegistry } from '../navigation/testing/given-areas.ts';
import HomePage from './home-page.tsx';

jest.mock('../areas/federation.ts', () => ({ loadSeam: jest.fn() }));

/** How much waits in the part of each area; undefined: it never says. */
const waiting: Record<string, number | undefined> = {};
const partOf = (area: string) =>
  function Part({ onCount }: WaitingProps) {
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
  .mocked(loadSeam)
  .mockImplementation(async (area, _address, seam) =>
    seam === 'routes'
      ? { pages: {}, messages: {} }
      : { 'home.waiting/own': () => Promise.resolve({ default: partOf(area) }) },
  );

const ACCESS = {
  'mfe-orders': { model: 'order', action: 'write' },
  'mfe-fleet': { model: 'vehicle', action: 'write' },
} as const;
beforeAll(() =>
  writeRegistry(
    givenAreas.map((area) => ({
      ...area,
      manifest: {
        ...area.manifest,
        slots: [{ slot: 'home.waiting', name: 'own', access: ACCESS[area.name as keyof typeof ACCESS] }],
      },
    })),
  ),
);
beforeEach(() => Object.assign(waiting, { 'mfe-orders': 0, 'mfe-fleet': 0 }));

const organization = (home: Partial<MyOrganization['home']> = {}): MyOrganization => ({
  id: as.cargoOwner.organizationId,
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
const show = ({
  user = as.cargoOwner,
  home = {},
  replies = {},
}: { user?: typeof as.cargoOwner; home?: Partial<MyOrganization['home']>; replies?: Replies } = {}) =>
  renderScreen(<HomePage />, {
    user,
    replies: { 'GET organizations/my': () => organization(home), 'GET search/recent': recent, ...replies },
  });

test('greets, leads to what is open and tells whose portal it is', async () => {
  const { container, router, user } = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), nadia$/);
  expect(await screen.findByText('Ceylon Tea Exports')).toBeInTheDocument();
  expect(screen.getByText('Cargo owner (1PL)')).toBeInTheDocument();
  expect(screen.getByText('CTE')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  const plan = within(screen.getByRole('region', { name: 'Plan' }));
  await user.click(plan.getByRole('link', { name: 'Orders' }));
  expect(router.state.location.pathname).toBe('/orders');
});

test('an organization that cannot be told keeps the rest usable', async () => {
  show({ user: as.nobody, replies: { 'GET organizations/my': () => refuse(500, 'internal') } });
  expect(await screen.findByText("Can't get organization info.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vehicle dictionaries' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
});

test.each([
  ['nothing in all parts', [0, 0], 'Nothing waits for you'],
  ['one order', [1, 0], 'One thing waits for you'],
  ['orders and documents', [2, 3], '5 things wait for you'],
])('what waits is told in words: %s', async (_case, [orders, documents], words) => {
  Object.assign(waiting, { 'mfe-orders': orders, 'mfe-fleet': documents });
  show();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByText(/ of mfe-/)).toHaveLength([orders, documents].filter(Boolean).length);
});

test('as long as a part has not said anything, nobody is told that nothing waits', async () => {
  Object.assign(waiting, { 'mfe-orders': 4, 'mfe-fleet': undefined });
  show();
  expect(await screen.findByText('4 of mfe-orders')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('for whom no area has a part, nothing waits', () => {
  show({ user: as.reader });
  expect(screen.getByText('Nothing waits for you')).toBeVisible();
});

test('recent work leads back to each record, with its stage and its age', async () => {
  show();
  const work = within(screen.getByRole('region', { name: 'Recent work' }));
  const [order, trip, vehicle] = await work.findAllByRole('link');
  expect(order).toHaveAccessibleName('Order O-000104 Port of Colombo Pending validation 2 hours ago');
  expect(order).toHaveAttribute('href', '/orders/o1');
  expect(trip).toHaveAccessibleName('Trip T-000007 In transit yesterday');
  expect(trip).toHaveAttribute('href', '/trips/t1/edit');
  expect(vehicle).toHaveAttribute('href', '/vehicle/v1');
});

test('without any work it says what will be listed', async () => {
  show({ replies: { 'GET search/recent': () => ({ items: [] }) } });
  expect(await screen.findByText('The orders, trips and vehicles you work on will be listed here.')).toBeVisible();
});

test('recent work that could not be loaded can be asked for again', async () => {
  let isDown = true;
  const { user } = show({ replies: { 'GET search/recent': () => (isDown ? refuse(500, 'internal') : recent()) } });
  const work = within(screen.getByRole('region', { name: 'Recent work' }));
  const again = await work.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await work.findAllByRole('link')).toHaveLength(3);
});

test('the organization’s words, links and apps lead out of the portal, which stays open', async () => {
  show({
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

test('the tutorial comes from the other site only after a click, and has the focus then', async () => {
  const { user, container } = show({ home: { video: 'https://youtu.be/dQw4w9WgXcQ' } });
  const play = await screen.findByRole('button', { name: 'Play the tutorial' });
  expect(screen.getByText('Comes from YouTube, which learns of your visit once you play it.')).toBeVisible();
  expect(container.querySelector('iframe, video, img')).toBeNull();
  await user.click(play);
  const frame = screen.getByTitle('Tutorial video');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(frame.parentElement).toHaveFocus();
});

test('a file is played by the browser, another page is only led to', async () => {
  const file = show({ home: { video: 'https://files.example/how.mp4' } });
  await file.user.click(await screen.findByRole('button', { name: 'Play the tutorial' }));
  expect(screen.getByLabelText('Tutorial video', { selector: 'video' })).toHaveAttribute(
    'src',
    'https://files.example/how.mp4',
  );
  file.unmount();
  show({ home: { video: 'https://intranet.example/how' } });
  expect(await screen.findByRole('link', { name: /^Watch the tutorial/ })).toHaveAttribute(
    'href',
    'https://intranet.example/how',
  );
});
