import type { ListView } from 'shared-contracts/identity/list-views';
import { TAB_PARAM, VIEW_PARAM } from '../../data/list-view-params.ts';

/** The parameter value for all rows. */
export const NO_VIEW = 'none';

/** Parameters that are no state of the list: a URL with only these opens the default view. */
const STATELESS: readonly string[] = [TAB_PARAM, 'dialog', 'row'];

type AppliedView = Pick<ListView, 'id' | 'path' | 'tab' | 'query' | 'isDefault'>;

const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);

function add(params: URLSearchParams, name: string, values: readonly string[]) {
  for (const value of values) params.append(name, value);
}

/** The view of a URL: the one that it names, or the default if it has no state. */
export function findView<View extends AppliedView>(
  views: readonly View[],
  pathname: string,
  params: URLSearchParams,
): View | undefined {
  const ofPage = views.filter(({ path }) => path === pathname);
  const id = params.get(VIEW_PARAM);
  if (id !== null) return ofPage.find((view) => view.id === id);
  if ([...params.keys()].some((name) => !STATELESS.includes(name))) return undefined;
  return ofPage.find(({ isDefault, tab }) => isDefault && tab === params.get(TAB_PARAM));
}

/** Adds the parameters of the view that the address doesn't override. An empty one overrides with nothing. */
export function expandParams(params: URLSearchParams, view: Pick<AppliedView, 'query'> | undefined): URLSearchParams {
  const expanded = new URLSearchParams(params);
  const viewParams = new URLSearchParams(view?.query);
  for (const name of new Set(viewParams.keys())) {
    if (!params.has(name)) add(expanded, name, viewParams.getAll(name));
    else if (params.get(name) === '') expanded.delete(name);
  }
  return expanded;
}

/** The shortest address of a state: the view, and what differs from it. */
export function compactParams(
  params: URLSearchParams,
  view: Pick<AppliedView, 'id' | 'query'> | undefined,
): URLSearchParams {
  const compacted = new URLSearchParams(params);
  if (!view) return compacted;
  const viewParams = new URLSearchParams(view.query);
  for (const name of new Set(viewParams.keys())) {
    if (isSame(params.getAll(name), viewParams.getAll(name))) compacted.delete(name);
    else if (!params.has(name)) compacted.set(name, '');
  }
  compacted.set(VIEW_PARAM, view.id);
  return compacted;
}

type StateNames = { names: readonly string[]; defaults: Readonly<Record<string, string | undefined>> };

/** The part of a list's parameters that a view saves: known ones, without defaults, in a fixed order. */
export function toStateQuery(params: URLSearchParams, { names, defaults }: StateNames): string {
  const state = new URLSearchParams();
  for (const name of names) {
    const values = params.getAll(name).filter(Boolean);
    if (!isSame(values, [defaults[name] ?? ''])) add(state, name, values);
  }
  return state.toString();
}
