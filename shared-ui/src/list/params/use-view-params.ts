import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { TAB_PARAM, VIEW_PARAM } from '../../data/list-view-params.ts';
import { listViewQueries } from '../../data/list-views.api.ts';
import { useLocation } from '../../router/index.ts';
import { compactParams, expandParams, findView, NO_VIEW } from './view-params.rules.ts';
import { type UpdateOptions, useLatestSearchParams } from './use-latest-search-params.ts';

const NONE: readonly never[] = [];

/** The address's params together with those of its saved view; an update writes what differs from the view. */
export function useViewParams() {
  const [urlParams, setUrlParams] = useLatestSearchParams();
  const { pathname } = useLocation();
  const isSignedIn = useSession(({ user }) => user !== undefined);
  const { data: views = NONE, isSuccess } = useQuery({ ...listViewQueries.list(), enabled: isSignedIn });
  const view = findView(views, pathname, urlParams);
  const id = urlParams.get(VIEW_PARAM);

  const setParams = (update: (current: URLSearchParams) => URLSearchParams, options?: UpdateOptions) =>
    setUrlParams((current) => {
      const currentView = findView(views, pathname, current);
      return compactParams(update(expandParams(current, currentView)), currentView);
    }, options);

  /** Opens a view without differences; undefined: all rows. */
  const openView = (viewId: string | undefined) =>
    setUrlParams((current) => {
      const next = new URLSearchParams();
      const tab = current.get(TAB_PARAM);
      if (tab !== null) next.set(TAB_PARAM, tab);
      const hasDefault = findView(views, pathname, next) !== undefined;
      if (viewId !== undefined || hasDefault) next.set(VIEW_PARAM, viewId ?? NO_VIEW);
      return next;
    });

  return {
    params: expandParams(urlParams, view),
    setParams,
    toUrlParams: (params: URLSearchParams) => compactParams(params, view),
    views: {
      active: view,
      /** The address names a view that was deleted or isn't shared. */
      isMissing: isSuccess && view === undefined && id !== null && id !== NO_VIEW,
      tab: urlParams.get(TAB_PARAM),
      open: openView,
      /** The default view applies without being named: the address should name it, for the person it is sent to. */
      nameInAddress: view && id === null ? () => setParams((current) => current, { replace: true }) : undefined,
    },
  };
}
