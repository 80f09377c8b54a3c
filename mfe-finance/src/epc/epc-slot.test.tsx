import { act, screen, waitFor } from '@testing-library/react';
import type { Epc } from 'shared-contracts/finance/epc';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import EpcSlot from './epc-slot.tsx';

const REQUEST = 'GET v1/organizations/epc';
const epc: Epc = {
  purchased: 160,
  reserved: 7,
  active: 12,
  used: 23,
  remaining: 118,
  total: 160,
  balance: '29500.00',
  currency: 'LKR',
  unitPrice: '250.00',
};
const renderSlot = (reply: Replies[string], user = testUsers.forwarder) =>
  renderScreen(
    <main>
      <EpcSlot />
    </main>,
    { user, replies: { [REQUEST]: reply } },
  );

test('shows remaining credits and their value and links to the EPC page', async () => {
  const { user, router, container } = renderSlot(() => epc);
  await screen.findByText('EPC 118');
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent('EPC 118 · 29,500.00 LKR');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(link);
  expect(router.state.location.pathname).toBe('/epc');
});

test.each<[OrganizationType, 'root' | 'user', number]>([
  ['4pl', 'user', 1],
  ['3pl', 'user', 1],
  ['5pl', 'root', 0],
  ['5pl', 'user', 0],
  ['2pl', 'user', 0],
  ['1pl', 'user', 0],
  ['fleetOwner', 'user', 0],
])('organization type %s, role %s: %i links', async (organizationType, role, count) => {
  const { calls } = renderSlot(() => epc, { ...testUsers.forwarder, organizationType, role });
  await waitFor(() => expect(calls).toHaveLength(count));
  expect(screen.queryAllByRole('link')).toHaveLength(count);
});

test('shows a dash with an explanatory tooltip on errors', async () => {
  const { notices } = renderSlot(() => errorReply(500, 'internal'));
  expect(await screen.findByRole('link', { name: 'EPC –' })).toHaveAttribute(
    'title',
    'Prepaid trip credits can’t be loaded right now',
  );
  expect(notices).toEqual([]);
});

describe('refetch every minute', () => {
  const advanceMinute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
  const setVisibility = (state: 'visible' | 'hidden') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('refetches while the page is visible', async () => {
    let remaining = 118;
    const { calls } = renderSlot(() => ({ ...epc, remaining: remaining-- }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(calls).toEqual([REQUEST]);
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(calls).toHaveLength(1);
    await advanceMinute();
    expect(calls).toHaveLength(2);
    expect(screen.getByText('EPC 117')).toBeInTheDocument();
    setVisibility('hidden');
    await advanceMinute();
    await advanceMinute();
    expect(calls).toHaveLength(2);
    setVisibility('visible');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(calls).toHaveLength(3);
  });
});
