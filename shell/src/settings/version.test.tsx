import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { settingsQueries } from './settings.api.ts';
import { Version } from './version.tsx';

const Probe = () => useQuery(settingsQueries.organization()).isSuccess && <p>known</p>;

test.each([
  [true, 1],
  [false, 0],
])('the version is shown where the organization wants it: %s', async (showVersion, times) => {
  renderScreen(
    <>
      <Version />
      <Probe />
    </>,
    { replies: { 'GET organizations/my': () => ({ showVersion }) } },
  );
  await screen.findByText('known');
  expect(screen.queryAllByText('Version 1.1.5')).toHaveLength(times);
});
