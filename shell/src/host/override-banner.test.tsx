import { screen } from '@testing-library/react';
import type { ShownOverride } from 'shared-contracts/values/overrides';
import { accessibilityFaults, renderScreen } from 'shared-ui/testing';
import { OverrideBanner } from './override-banner.tsx';

function open(written?: ShownOverride) {
  for (const left of document.querySelectorAll('#override')) left.remove();
  if (written)
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="override">${JSON.stringify(written)}</script>`,
    );
  const leave = jest.fn();
  return { ...renderScreen(<OverrideBanner leave={leave} />, { user: null }), leave };
}

test('what comes from elsewhere is named with its address, its end and a way out', async () => {
  const { container, user, leave } = open({
    area: 'mfe-trips',
    address: 'https://dev.example/remoteEntry.js',
    until: Date.UTC(2026, 10, 20, 9, 5) / 1_000,
  });
  const banner = await screen.findByRole('region', { name: 'Part of the portal from elsewhere' });
  expect(banner).toHaveTextContent(
    /mfe-trips comes from https:\/\/dev\.example\/remoteEntry\.js in this browser until .*\d:\d5/,
  );
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each([
  [
    { area: 'mfe-trips', address: 'http://localhost:3102/remoteEntry.js' },
    'mfe-trips comes from http://localhost:3102/remoteEntry.js in this browser',
  ],
  [{ refused: 'expired' }, 'The link has expired. Ask whoever gave it to you for a new one'],
  [{ refused: 'forged' }, 'The link is not one of ours, or was changed on the way'],
  [{ refused: 'otherHost' }, 'The link was made for another address of the portal'],
  [{ refused: 'notHere' }, 'Here a part of the portal can come from elsewhere only by a link of the administrator’s'],
] as [ShownOverride, string][])('%j is told in words', async (written, words) => {
  open(written);
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
});

test('nothing is said where nothing comes from elsewhere', () => {
  open();
  expect(screen.queryByRole('region', { name: 'Part of the portal from elsewhere' })).toBeNull();
});
