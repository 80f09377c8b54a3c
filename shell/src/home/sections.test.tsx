import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from 'shared-ui/testing';
import { Sections, SectionSkeleton, useSectionsWait } from './sections.tsx';

function Page() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      <Sections areWaiting={useSectionsWait()}>
        <p>above</p>
        {!isLoaded && <SectionSkeleton />}
        <p>below</p>
      </Sections>
    </>
  );
}

afterEach(() => void jest.useRealTimers());

test('shows sections below one that is loading once it has loaded, so that it does not move them', async () => {
  const { user } = renderScreen(<Page />);
  expect(screen.getByText('above')).toBeVisible();
  expect(screen.getByText('below')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load' }));
  expect(screen.getByText('below')).toBeVisible();
});

test('shows sections below one that never loads after a while', () => {
  jest.useFakeTimers();
  renderScreen(<Page />);
  expect(screen.getByText('below')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(8_000));
  expect(screen.getByText('below')).toBeVisible();
});
