import { useSession, usePreferences, useCan } from 'shared-auth';
import { allows, type Access } from 'shared-contracts/values/access';
import type { AreaRoute, ResolvedArea } from 'shared-contracts/values/areas';
import type { ReactNode } from 'react';
import { NoAccess, titlePage } from 'shared-ui';
import { useLoaderData, useRevalidator, type RouteObject } from 'shared-ui/router';
import { refresh } from './adoption.ts';
import { pageLoader } from './area-loader.ts';
import { AreaPage, type AreaPageProps } from './area-page.tsx';
import { AreaPanel } from './area-panel.tsx';
import { enough } from './enough.ts';
import { areas, declaredAt, labelOf } from './registry.ts';

type Declared = { area: ResolvedArea; route: AreaRoute };

const Guarded = ({ access, children }: { access: Access; children: ReactNode }) =>
  useCan(access) ? children : <NoAccess />;

/** What is declared when somebody goes there; a page that is open keeps what it began with. Null: nothing is any more. */
async function load(known: Declared): Promise<AreaPageProps | null> {
  const declared = declaredAt(known.route.path);
  const { area, route } = declared ?? known;
  titlePage(labelOf(area, route.title, usePreferences.getState().language));
  if (!declared) return null;
  const loader = pageLoader(area, route.path);
  const { user } = useSession.getState();
  if (user && allows(user, route.access)) await enough(loader.start());
  return { area, route, loader };
}

function TakenAway({ area, route }: Declared) {
  const language = usePreferences((preferences) => preferences.language);
  const { revalidate } = useRevalidator();
  return (
    <AreaPanel
      kind="missing"
      name={labelOf(area, route.title, language)}
      onRetry={() => void refresh(area.name).then(revalidate)}
    />
  );
}

function AtPath({ known }: { known: Declared }) {
  const found = useLoaderData<AreaPageProps | null>();
  const { revalidate } = useRevalidator();
  const { access } = found?.route ?? known.route;
  return (
    <Guarded access={access}>
      {found ? <AreaPage {...found} onReleased={() => void revalidate()} /> : <TakenAway {...known} />}
    </Guarded>
  );
}

function routeOf(known: Declared): RouteObject {
  const { path } = known.route;
  return { id: path, path, loader: () => load(known), element: <AtPath key={path} known={known} /> };
}

/** One guarded route for every path that an area declares, but for those that are known already. */
export function areaRoutes(known: ReadonlySet<string>): RouteObject[] {
  const declared = areas().flatMap((area) => area.manifest.routes.map((route) => ({ area, route })));
  const byPath = new Map(declared.filter(({ route }) => !known.has(route.path)).map((one) => [one.route.path, one]));
  return [...byPath.values()].map(routeOf);
}
