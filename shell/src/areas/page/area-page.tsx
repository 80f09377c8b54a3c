import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, usePreferences } from 'shared-auth';
import type { AreaRoute, ResolvedArea } from 'shared-contracts/values/portal/areas';
import { ErrorState, PageSkeleton, MessagesProvider } from 'shared-ui';
import { ErrorBoundary } from '../loading/error-boundary.tsx';
import { refreshArea } from '../registry/release-updates.ts';
import { retryLoad, type LoadedModule } from '../loading/area-loader.ts';
import { AreaStatusPanel } from './area-status-panel.tsx';
import { useAreaTexts } from '../loading/area-texts.ts';
import { AreaFailure } from '../loading/area-failure.ts';
import type { Loader } from '../loading/create-loader.ts';
import { findArea, labelOf } from '../registry/registry.ts';
import { reportFailure } from '../reports/reports.ts';

export type AreaPageProps = { area: ResolvedArea; route: AreaRoute; loader: Loader<LoadedModule> };
/** `onReleaseChange`: called when a retry finds another release of the area. */
type AreaPageViewProps = AreaPageProps & { onReleaseChange?: () => void };

/** Renders the page again, and switches to another release if there is one. */
async function retryRender({ name, current }: ResolvedArea, reset: () => void, onReleaseChange?: () => void) {
  reset();
  await refreshArea(name);
  if (findArea(name)?.current.entry !== current.entry) onReleaseChange?.();
}

/** Renders an area's page, its loading state, or why it can't be shown. */
export function AreaPage({ area, route: { title }, loader, onReleaseChange }: AreaPageViewProps) {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  const language = usePreferences((preferences) => preferences.language);
  const name = labelOf(area, title, language);

  switch (state.status) {
    case 'ready':
      return (
        <ErrorBoundary
          key={area.current.entry}
          fallback={(error, reset) => (
            <RenderError
              error={error}
              area={area.name}
              build={state.value.build}
              name={name}
              onRetry={() => void retryRender(area, reset, onReleaseChange)}
            />
          )}
        >
          <LoadedPage {...state.value} />
        </ErrorBoundary>
      );
    case 'slow':
      return <AreaStatusPanel kind="slow" name={name} onRetry={loader.retry} />;
    case 'failed':
      return (
        <AreaStatusPanel
          kind={state.error instanceof AreaFailure ? state.error.kind : 'unreachable'}
          name={name}
          onRetry={() => void retryLoad(area.name, loader)}
        />
      );
    default:
      return <PageSkeleton />;
  }
}

function RenderError({
  error,
  area,
  build,
  name,
  onRetry,
}: {
  error: unknown;
  area: string;
  build: string;
  name: string;
  onRetry: () => void;
}) {
  const isApiError = error instanceof ApiError;
  useEffect(() => {
    if (!isApiError) reportFailure({ area, build, kind: 'broken', message: String(error) });
  }, [isApiError, area, build, error]);
  return isApiError ? (
    <ErrorState error={error} onRetry={onRetry} size="page" />
  ) : (
    <AreaStatusPanel kind="broken" name={name} onRetry={onRetry} />
  );
}

function LoadedPage({ Component, routes, texts }: LoadedModule) {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <MessagesProvider messages={useAreaTexts(routes, texts, language)}>
      <Component />
    </MessagesProvider>
  );
}
