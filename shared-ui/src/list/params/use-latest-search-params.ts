import { startTransition, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from '../../router/index.ts';
import { useTargetLocation } from '../../router/use-target-location.ts';

type Location = ReturnType<typeof useLocation>;
type Update = (current: URLSearchParams) => URLSearchParams;
export type UpdateOptions = {
  replace?: boolean;
  /** Renders in a transition, so that the browser can paint and handle input meanwhile. */
  isDeferred?: boolean;
};
/** The latest search params, the location they were set at, and the URLs that the router has not reached yet. */
type Pending = { params: URLSearchParams; setAt: Location; pendingUrls: ReadonlySet<string> };

/** Shared by all components of a page, so that every update starts from the latest one. */
let pending: Pending | undefined;
const listeners = new Set<() => void>();
const deferredListeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (!listeners.size) pending = undefined;
  };
}

const toUrl = ({ pathname }: Location, params: URLSearchParams) => `${pathname}?${params}`;
const isPending = ({ setAt, pendingUrls }: Pending, location: Location, url: string) =>
  setAt === location || pendingUrls.has(url);

/** Starts from where a link or _Back_ leads on this page, if that is not shown yet. */
function withNavigation(latest: Pending, target: Location): Pending {
  const params = new URLSearchParams(target.search);
  const url = toUrl(target, params);
  const isOwn = target.key === latest.setAt.key || latest.pendingUrls.has(url);
  if (isOwn || target.pathname !== latest.setAt.pathname) return latest;
  return { ...latest, params, pendingUrls: new Set([...latest.pendingUrls, url]) };
}

/**
 * The URL's search params including updates that the router has not applied yet. The router does not queue updates:
 * an update before the previous navigation has finished would overwrite it, so each one starts from the latest
 * params.
 */
export function useLatestSearchParams() {
  const location = useLocation();
  const getTarget = useTargetLocation();
  const [routerParams, setRouterParams] = useSearchParams();
  const url = toUrl(location, routerParams);
  const params = useSyncExternalStore(subscribe, () =>
    pending && isPending(pending, location, url) ? pending.params : routerParams,
  );

  const [, renderDeferred] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    deferredListeners.add(renderDeferred);
    return () => {
      deferredListeners.delete(renderDeferred);
    };
  }, []);

  useLayoutEffect(() => {
    if (pending?.setAt === location) return;
    const hasArrived = pending && url === toUrl(location, pending.params);
    if (pending && isPending(pending, location, url) && !hasArrived) return;
    pending = {
      params: pending && hasArrived ? pending.params : routerParams,
      setAt: location,
      pendingUrls: new Set(),
    };
  }, [location, routerParams, url]);

  const setParams = (update: Update, { replace = false, isDeferred = false }: UpdateOptions = {}) => {
    const latest = pending ?? { params: routerParams, setAt: location, pendingUrls: new Set<string>() };
    const { params: current, setAt, pendingUrls } = withNavigation(latest, getTarget());
    const next = update(current);
    pending = { params: next, setAt, pendingUrls: new Set([...pendingUrls, toUrl(setAt, next)]) };
    if (isDeferred) startTransition(() => deferredListeners.forEach((listener) => listener()));
    else for (const listener of listeners) listener();
    setRouterParams(next, { replace });
  };
  return [params, setParams] as const;
}
