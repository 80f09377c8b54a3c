import { useSyncExternalStore, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import type { RouteObject } from 'shared-ui/router';
import { ErrorBoundary } from '../areas/loading/error-boundary.tsx';
import { waitBriefly } from '../areas/loading/wait-briefly.ts';
import { createLoader, type Loader } from '../areas/loading/create-loader.ts';
import { messages } from './app.messages.ts';
import routes from './routes.tsx';

type Page = keyof typeof routes.pages;
type Module = { default: ComponentType };

function LoadedPage({ loader }: { loader: Loader<Module> }) {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  switch (state.status) {
    case 'ready': {
      const { default: Content } = state.value;
      return (
        <ErrorBoundary fallback={(error, reset) => <ErrorState error={error} onRetry={reset} size="page" />}>
          <Content />
        </ErrorBoundary>
      );
    }
    case 'failed':
      return <ErrorState error={state.error} onRetry={loader.retry} size="page" />;
    case 'slow': {
      const retry = (
        <Button variant="outline" size="sm" onClick={loader.retry}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      );
      return <EmptyState icon="refresh" title={messages.slow} text={messages.slowText} action={retry} size="page" />;
    }
    default:
      return null;
  }
}

/** Creates a route for a lazily loaded shell page, with a retry on failure. `guard` runs first and may redirect. */
export function shellPage(
  page: Page,
  guard: (request: Request) => Response | undefined = () => undefined,
): Pick<RouteObject, 'loader' | 'element'> {
  const loader = createLoader<Module>(routes.pages[page]);
  return {
    loader: async ({ request }) => {
      const redirected = guard(request);
      if (!redirected) await waitBriefly(loader.start());
      return redirected ?? null;
    },
    element: <LoadedPage loader={loader} />,
  };
}
