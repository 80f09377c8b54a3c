import { useSession, usePreferences, useCan } from 'shared-auth';
import { allows, type Access } from 'shared-contracts/values/access';
import type { AreaRoute, ResolvedArea } from 'shared-contracts/values/areas';
import type { ReactNode } from 'react';
import { NoAccess, titlePage } from 'shared-ui';
import type { RouteObject } from 'shared-ui/router';
import { pageLoader } from './area-loader.ts';
import { AreaPage } from './area-page.tsx';
import { enough } from './enough.ts';
import { areas, labelOf } from './registry.ts';

const Guarded = ({ access, children }: { access: Access; children: ReactNode }) => (useCan(access) ? children : <NoAccess />);

function routeOf(area: ResolvedArea, route: AreaRoute): RouteObject {
  const { path, title, access } = route;
  const loader = async () => {
    const { user } = useSession.getState();
    if (user && allows(user, access)) await enough(pageLoader(area.name, path).start());
    titlePage(labelOf(area, title, usePreferences.getState().language));
    return null;
  };
  return { id: path, path, loader, element: <Guarded access={access}><AreaPage key={path} area={area.name} route={route} /></Guarded> };
}

/** One guarded route for every route that an area declares. */
export const areaRoutes = (): RouteObject[] => areas().flatMap((area) => area.manifest.routes.map((route) => routeOf(area, route)));
