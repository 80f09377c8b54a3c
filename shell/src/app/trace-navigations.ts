import { beginNavigation } from 'shared-auth';
import type { createRouter } from './router.tsx';

type Router = ReturnType<typeof createRouter>;

/** The pattern of the page, such as `/orders/:id`. */
const patternOf = ({ state }: Router) => `/${state.matches.at(-1)?.route.path ?? ''}`.replace(/^\/+/, '/');

/** Traces the first page from its request on, and each navigation to another page. */
export function traceNavigations(router: Router): () => void {
  const nameOf = () => patternOf(router);
  beginNavigation(nameOf, performance.timeOrigin);
  return router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'loading' && navigation.location.pathname !== location.pathname) beginNavigation(nameOf);
  });
}
