import { render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'shared-ui/router';
import { RouterView } from './router-view.tsx';

test('shows what finishes loading during the first render', async () => {
  const router = createBrowserRouter([
    { path: '*', loader: () => null, element: 'Loaded', hydrateFallbackElement: 'Loading' },
  ]);
  const before = router.state;
  await waitFor(() => expect(router.state.initialized).toBe(true));
  let isSubscribed = false;
  const subscribe = () => {
    isSubscribed = true;
    return () => undefined;
  };
  render(
    <RouterView
      router={Object.create(router, {
        state: { get: () => (isSubscribed ? router.state : before) },
        subscribe: { value: subscribe },
      })}
    />,
  );
  expect(await screen.findByText('Loaded')).toBeVisible();
});
