import { useSyncExternalStore, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import type { RouteObject } from 'shared-ui/router';
import { Boundary } from '../areas/boundary.tsx';
import { enough } from '../areas/enough.ts';
import { createLoader, type Loader } from '../areas/loading.ts';
import { messages } from './app.messages.ts';
import routes from './routes.tsx';

type Page = keyof typeof routes.pages;
type Module = { default: ComponentType };

function Shown({ loader }: { loader: Loader<Module> }) {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  switch (state.status) {
    case 'ready': {
      const { default: Part } = state.value;
      return (
        <Boundary fallback={(error, reset) => <ErrorState error={error} onRetry={reset} size="page" />}>
          <Part />
        </Boundary>
      );
    }
    case 'failed':
      return <ErrorState error={state.error} onRetry={loader.again} size="page" />;
    case 'slow': {
      const retry = (
        <Button variant="outline" size="sm" onClick={loader.again}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      );
      return <EmptyState icon="refresh" title={messages.slow} text={messages.slowText} action={retry} size="page" />;
    }
    default:
      return null;
  }
}

/** A page of the shell as a route that is loaded when it is wanted and can be tried again when that fails. `guard` goes first and may redirect. */
export function shellPage(
  page: Page,
  guard: (request: Request) => Response | undefined = () => undefined,
): Pick<RouteObject, 'loader' | 'element'> {
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
