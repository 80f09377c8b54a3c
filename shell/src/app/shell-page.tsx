import { useSyncExternalStore, type ComponentType } from 'react';
import { ErrorState } from 'shared-ui';
import type { RouteObject } from 'shared-ui/router';
import { Boundary } from '../areas/boundary.tsx';
import { enough } from '../areas/enough.ts';
import { createLoader, type Loader } from '../areas/loading.ts';
import routes from './routes.tsx';

type Page = keyof typeof routes.pages;
type Module = { default: ComponentType };

function Shown({ loader }: { loader: Loader<Module> }) {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  if (state.status === 'ready') {
    const { default: Part } = state.value;
    return <Boundary fallback={(error, reset) => <ErrorState error={error} onRetry={reset} size="page" />}><Part /></Boundary>;
  }
  const isLate = state.status === 'slow' || state.status === 'failed';
  return isLate && <ErrorState error={undefined} onRetry={loader.again} size="page" />;
}

/** A page of the shell as a route that is loaded when it is wanted and can be tried again when that fails. `guard` goes first and may redirect. */
export function shellPage(page: Page, guard: (request: Request) => Response | undefined = () => undefined): Pick<RouteObject, 'loader' | 'element'> {
  const loader = createLoader<Module>(routes.pages[page]);
  return {
    loader: async ({ request }) => {
      const redirected = guard(request);
      if (!redirected) await enough(loader.start());
      return redirected ?? null;
    },
    element: <Shown loader={loader} />,
  };
}
