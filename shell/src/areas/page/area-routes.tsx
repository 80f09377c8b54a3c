import type { QueryClient } from '@tanstack/react-query';
import { useSession, usePreferences, useCan } from 'shared-auth';
import { hasAccess, type Access } from 'shared-contracts/values/identity/access';
import type { AreaRoute, ResolvedArea } from 'shared-contracts/values/portal/areas';
import type { ReactNode } from 'react';
import { NoAccess, setPageTitle } from 'shared-ui';
import { preloadListViews } from 'shared-ui/data';
import { useLoaderData, useRevalidator, type RouteObject } from 'shared-ui/router';
import { refreshArea } from '../registry/release-updates.ts';
import { getPageLoader } from '../loading/area-loader.ts';
import { AreaPage, type AreaPageProps } from './area-page.tsx';
import { AreaStatusPanel } from './area-status-panel.tsx';
import { waitBriefly } from '../loading/wait-briefly.ts';
import { listAreas, findDeclaredRoute, labelOf } from '../registry/registry.ts';

type DeclaredRoute = { area: ResolvedArea; route: AreaRoute };

const Guarded = ({ access, children }: { access: Access; children: ReactNode }) =>
  useCan(access) ? children : <NoAccess />;

/**
 * Loads the area that currently declares the path, and the saved views, one of which its list may open with. Null if none
 * declares it. An open page keeps its release.
 */
async function load(initial: DeclaredRoute, client: QueryClient): Promise<AreaPageProps | null> {
  const declared = findDeclaredRoute(initial.route.path);
  const { area, route } = declared ?? initial;
  setPageTitle(labelOf(area, route.title, usePreferences.getState().language));
  if (!declared) return null;
  const loader = getPageLoader(area, route.path);
  const { user } = useSession.getState();
  if (user && hasAccess(user, route.access)) await waitBriefly(Promise.all([loader.start(), preloadListViews(client)]));
  return { area, route, loader };
}

function RemovedPage({ area, route }: DeclaredRoute) {
  const language = usePreferences((preferences) => preferences.language);
  const { revalidate } = useRevalidator();
  return (
    <AreaStatusPanel
      kind="missing"
      name={labelOf(area, route.title, language)}
      onRetry={() => void refreshArea(area.name).then(revalidate)}
    />
  );
}

function AreaRoutePage({ initial }: { initial: DeclaredRoute }) {
  const current = useLoaderData<AreaPageProps | null>();
  const { revalidate } = useRevalidator();
  const { access } = current?.route ?? initial.route;
  return (
    <Guarded access={access}>
      {current ? <AreaPage {...current} onReleaseChange={() => void revalidate()} /> : <RemovedPage {...initial} />}
    </Guarded>
  );
}

function toRouteObject(initial: DeclaredRoute, client: QueryClient): RouteObject {
  const { path } = initial.route;
  return {
    id: path,
    path,
    loader: () => load(initial, client),
    element: <AreaRoutePage key={path} initial={initial} />,
  };
}

/** Creates a guarded route for every declared path except the known ones. */
export function createAreaRoutes(knownPaths: ReadonlySet<string>, client: QueryClient): RouteObject[] {
  const declared = listAreas().flatMap((area) => area.manifest.routes.map((route) => ({ area, route })));
  const newRoutes = declared.filter(({ route }) => !knownPaths.has(route.path));
  const byPath = new Map(newRoutes.map((item) => [item.route.path, item]));
  return [...byPath.values()].map((declaredRoute) => toRouteObject(declaredRoute, client));
}
