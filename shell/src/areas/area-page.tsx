import { useSyncExternalStore } from 'react';
import { ApiError, usePreferences } from 'shared-auth';
import type { AreaRoute } from 'shared-contracts/values/areas';
import { ErrorState, PageSkeleton, WithTexts } from 'shared-ui';
import { Boundary } from './boundary.tsx';
import { pageLoader, tryAgain, type LoadedPart } from './area-loader.ts';
import { AreaPanel } from './area-panel.tsx';
import { useAreaTexts } from './area-texts.ts';
import { areaNamed, labelOf } from './registry.ts';

type AreaPageProps = { area: string; route: AreaRoute };

/** An area's page: itself when it is there, else what keeps it from being there. */
export function AreaPage({ area: name, route: { path, title } }: AreaPageProps) {
  const loader = pageLoader(name, path);
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  const language = usePreferences((preferences) => preferences.language);
  const area = areaNamed(name);
  const label = area ? labelOf(area, title, language) : name;

  switch (state.status) {
    case 'ready':
      return (
        <Boundary fallback={(error, reset) =>
          error instanceof ApiError ? <ErrorState error={error} onRetry={reset} size="page" /> : <AreaPanel kind="broken" name={label} onRetry={reset} />}
        >
          <Ready {...state.value} />
        </Boundary>
      );
    case 'slow':
    case 'failed':
      return <AreaPanel kind={state.status} name={label} onRetry={() => void tryAgain(name, loader)} />;
    default:
      return <PageSkeleton />;
  }
}

function Ready({ Part, routes, texts }: LoadedPart) {
  const language = usePreferences((preferences) => preferences.language);
  return <WithTexts texts={useAreaTexts(routes, texts, language)}><Part /></WithTexts>;
}
