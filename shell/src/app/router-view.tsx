import { startTransition, useLayoutEffect, useState } from 'react';
import { RouterProvider, type createBrowserRouter } from 'shared-ui/router';

type RoutedProps = { router: ReturnType<typeof createBrowserRouter> };

/** The page of the router. What changes between the provider's first draw, which may take several turns of the browser, and its mount it would never hear of: it begins anew then. */
export function Routed({ router }: RoutedProps) {
  const [begun, setBegun] = useState({ state: router.state, times: 0 });
  useLayoutEffect(() => {
    if (router.state !== begun.state)
      startTransition(() => setBegun(({ times }) => ({ state: router.state, times: times + 1 })));
  }, [router, begun]);
  return <RouterProvider key={begun.times} router={router} />;
}
