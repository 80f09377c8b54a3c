import { render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'shared-ui/router';
import { Routed } from './routed.tsx';

test('what is loaded while the first page is drawn is shown', async () => {
  const router = createBrowserRouter([
    { path: '*', loader: () => null, element: 'There it is', hydrateFallbackElement: 'Not yet' },
  ]);
  const before = router.state;
  await waitFor(() => expect(router.state.initialized).toBe(true));
  let isHeard = false;
  const subscribe = () => {
    isHeard = true;
    return () => undefined;
  };
  render(
    <Routed
      router={Object.create(router, {
        state: { get: () => (isHeard ? router.state : before) },
        subscribe: { value: subscribe },
      })}
    />,
  );
  expect(await screen.findByText('There it is')).toBeVisible();
});
