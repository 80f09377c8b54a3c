import { act, screen } from '@testing-library/react';
import { findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import { device, position, positionStream } from '../testing/fixtures.ts';
import VehiclesNowSlot from './vehicles-now-slot.tsx';

/** Brings the place of the map into view. */
let enterView: () => void = () => undefined;
class FakeObserver {
  constructor(onChange: IntersectionObserverCallback) {
    enterView = () =>
      onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

function renderSlot(counts: { moving: number; stopped: number; offline: number }) {
  const requested: string[] = [];
  const view = renderScreen(
    <main>
      <VehiclesNowSlot />
    </main>,
    {
      user: testUsers.fleetOwner,
      replies: {
        'GET organizations/my': () => ({ mapToken: null }),
        'GET telemetry/counts': () => counts,
        'GET telemetry/live': positionStream().reply,
        'GET telemetry/devices': () => {
          requested.push('devices');
          return { items: [device('WP 1', { position: position('WP 1') })], total: 1 };
        },
      },
    },
  );
  return { ...view, requested };
}

test('counts the vehicles by motion, and loads the map once it is in view', async () => {
  const { container, requested } = renderSlot({ moving: 3, stopped: 2, offline: 1 });
  expect(await screen.findByRole('link', { name: '3 Moving' })).toHaveAttribute(
    'href',
    '/vehicles-monitoring?motion=moving',
  );
  expect(screen.getByRole('link', { name: '1 GPS Fault' })).toBeVisible();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  expect(requested).toEqual([]);
  act(() => enterView());
  expect(await screen.findByText('WP 1')).toBeInTheDocument();
  expect(requested).toEqual(['devices']);
});

test('shows the map of a large fleet on demand', async () => {
  const { user, requested } = renderSlot({ moving: 900, stopped: 0, offline: 0 });
  const button = await screen.findByRole('button', { name: 'Show live map' });
  expect(requested).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('WP 1')).toBeInTheDocument();
});

test('shows nothing without tracked vehicles', async () => {
  renderSlot({ moving: 0, stopped: 0, offline: 0 });
  await screen.findByRole('main');
  await act(async () => undefined);
  expect(screen.queryByRole('link')).toBeNull();
});
