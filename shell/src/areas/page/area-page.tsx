import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, usePreferences } from 'shared-auth';
import type { AreaRoute, ResolvedArea } from 'shared-contracts/values/areas';
import { ErrorState, PageSkeleton, WithTexts } from 'shared-ui';
import { Boundary } from './boundary.tsx';
import { refresh } from './adoption.ts';
import { tryAgain, type LoadedPart } from './area-loader.ts';
import { AreaPanel } from './area-panel.tsx';
import { useAreaTexts } from './area-texts.ts';
import { AreaFailure } from './failure.ts';
import type { Loader } from './loading.ts';
import { areaNamed, labelOf } from './registry.ts';
import { reportFailure } from './reports.ts';

export type AreaPageProps = { area: ResolvedArea; route: AreaRoute; loader: Loader<LoadedPart> };
/** `onReleased`: the area has another release by now. */
type Shown = AreaPageProps & { onReleased?: () => void };

/** What broke is drawn anew at once, and gives way to another release when there is one. */
async function drawAnew({ name, current }: ResolvedArea, reset: () => void, onReleased?: () => void) {
  reset();
  await refresh(name);
  if (areaNamed(name)?.current.entry !== current.entry) onReleased?.();
}

/** An area's page: itself when it is there, else what keeps it from being there. */
export function AreaPage({ area, route: { title }, loader, onReleased }: Shown) {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  const language = usePreferences((preferences) => preferences.language);
  const name = labelOf(area, title, language);

  switch (state.status) {
    case 'ready':
      return (
        <Boundary
          key={area.current.entry}
          fallback={(error, reset) => (
            <Broken
              error={error}
              area={area.name}
              build={state.value.build}
              name={name}
              onRetry={() => void drawAnew(area, reset, onReleased)}
            />
          )}
        >
          <Ready {...state.value} />
        </Boundary>
      );
    case 'slow':
      return <AreaPanel kind="slow" name={name} onRetry={loader.again} />;
    case 'failed':
      return (
        <AreaPanel
          kind={state.error instanceof AreaFailure ? state.error.kind : 'unreachable'}
          name={name}
          onRetry={() => void tryAgain(area.name, loader)}
        />
      );
    default:
      return <PageSkeleton />;
  }
}

function Broken({
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
  const isRefusal = error instanceof ApiError;
  useEffect(() => {
    if (!isRefusal) reportFailure({ area, build, kind: 'broken', message: String(error) });
  }, [isRefusal, area, build, error]);
  return isRefusal ? (
    <ErrorState error={error} onRetry={onRetry} size="page" />
  ) : (
    <AreaPanel kind="broken" name={name} onRetry={onRetry} />
  );
}

function Ready({ Part, routes, texts }: LoadedPart) {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <WithTexts texts={useAreaTexts(routes, texts, language)}>
      <Part />
    </WithTexts>
  );
}
