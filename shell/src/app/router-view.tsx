import { startTransition, useLayoutEffect, useState } from 'react';
import { RouterProvider, type createBrowserRouter } from 'shared-ui/router';

type RouterViewProps = { router: ReturnType<typeof createBrowserRouter> };

/**
 * Renders the router. `RouterProvider` misses updates between its first render, which may take several tasks, and its
 * mount, so it is remounted when the state has changed by then.
 */
export function RouterView({ router }: RouterViewProps) {
  const [initial, setInitial] = useState({ state: router.state, mounts: 0 });
  useLayoutEffect(() => {
    if (router.state !== initial.state)
      startTransition(() => setInitial(({ mounts }) => ({ state: router.state, mounts: mounts + 1 })));
  }, [router, initial]);
  return <RouterProvider key={initial.mounts} router={router} />;
}
