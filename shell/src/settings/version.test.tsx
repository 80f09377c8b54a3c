import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { settingsQueries } from './settings.api.ts';
import { Version } from './version.tsx';

const Probe = () => useQuery(settingsQueries.organization()).isSuccess && <p>loaded</p>;

test.each([
  [true, 1],
  [false, 0],
])('shows the version according to the organization’s setting: %s', async (showVersion, count) => {
  renderScreen(
    <>
      <Version />
      <Probe />
    </>,
    { replies: { 'GET organizations/my': () => ({ showVersion }) } },
  );
  await screen.findByText('loaded');
  expect(screen.queryAllByText('Version 1.1.5')).toHaveLength(count);
});
