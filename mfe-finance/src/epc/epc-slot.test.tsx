import { act, screen, waitFor } from '@testing-library/react';
import type { Epc } from 'shared-contracts/epc';
import type { OrganizationType } from 'shared-contracts/values/access';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import EpcSlot from './epc-slot.tsx';

const CALL = 'GET v1/organizations/epc';
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
const show = (reply: Replies[string], user = as.forwarder) =>
  renderScreen(
    <main>
      <EpcSlot />
    </main>,
    { user, replies: { [CALL]: reply } },
  );

test('how many credits are left and what they are worth, and the way to them', async () => {
  const { user, router, container } = show(() => epc);
  await screen.findByText('EPC 118');
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent('EPC 118 · 29,500.00 LKR');
  expect(await accessibilityFaults(container)).toEqual([]);
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
])('a person of a %s (%s) is shown %i figures', async (organizationType, role, figures) => {
  const { calls } = show(() => epc, { ...as.forwarder, organizationType, role });
  await waitFor(() => expect(calls).toHaveLength(figures));
  expect(screen.queryAllByRole('link')).toHaveLength(figures);
});

test('an error is a quiet dash that says why when it is pointed at', async () => {
  const { notices } = show(() => refuse(500, 'internal'));
  expect(await screen.findByRole('link', { name: 'EPC –' })).toHaveAttribute(
    'title',
    'The balance of prepaid trip credits cannot be shown right now',
  );
  expect(notices).toEqual([]);
});

describe('every minute', () => {
  const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
  const look = (state: 'visible' | 'hidden') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('the figures are asked for anew, as long as somebody can see them', async () => {
    let remaining = 118;
    const { calls } = show(() => ({ ...epc, remaining: remaining-- }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(calls).toEqual([CALL]);
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(calls).toHaveLength(1);
    await minute();
    expect(calls).toHaveLength(2);
    expect(screen.getByText('EPC 117')).toBeInTheDocument();
    look('hidden');
    await minute();
    await minute();
    expect(calls).toHaveLength(2);
    look('visible');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(calls).toHaveLength(3);
  });
});
