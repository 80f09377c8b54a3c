import { screen } from '@testing-library/react';
import type { OverrideStatus } from 'shared-contracts/values/portal/overrides';
import { findAccessibilityViolations, renderScreen } from 'shared-ui/testing';
import { OverrideBanner } from './override-banner.tsx';

function renderBanner(override?: OverrideStatus) {
  for (const element of document.querySelectorAll('#override')) element.remove();
  if (override)
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="override">${JSON.stringify(override)}</script>`,
    );
  const onLeave = jest.fn();
  return { ...renderScreen(<OverrideBanner onLeave={onLeave} />, { user: null }), onLeave };
}

test('names the area, address and end of an override, with a button to leave', async () => {
  const { container, user, onLeave } = renderBanner({
    area: 'mfe-trips',
    address: 'https://dev.example/remoteEntry.js',
    until: Date.UTC(2026, 10, 20, 9, 5) / 1_000,
  });
  const banner = await screen.findByRole('region', { name: 'Override active' });
  expect(banner).toHaveTextContent(
    /mfe-trips is loaded from https:\/\/dev\.example\/remoteEntry\.js in this browser until .*\d:\d5/,
  );
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test.each([
  [
    { area: 'mfe-trips', address: 'http://localhost:3102/remoteEntry.js' },
    'mfe-trips is loaded from http://localhost:3102/remoteEntry.js in this browser',
  ],
  [{ error: 'expired' }, 'This link has expired. Ask the sender for a new one'],
  [{ error: 'forged' }, 'This link is invalid'],
  [{ error: 'otherHost' }, 'This link is for another address of the portal'],
  [{ error: 'notHere' }, 'At this address, overrides require a link from an administrator'],
] as [OverrideStatus, string][])('explains %j', async (override, text) => {
  renderBanner(override);
  expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
});

test('renders nothing without an override', () => {
  renderBanner();
  expect(screen.queryByRole('region', { name: 'Override active' })).toBeNull();
});
