import { useSession } from 'shared-auth';
import { Box, NotFound, titlePage } from 'shared-ui';
import { createBrowserRouter, Outlet, redirect, type RouteObject } from 'shared-ui/router';
import { areaRoutes } from '../areas/area-routes.tsx';
import { startSlot } from '../areas/slot-parts.ts';
import { firstPasswordAddress, returnAddress, signInAddress } from '../sign-in/return-address.ts';
import { PortalError } from './portal-error.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { shellPage } from './shell-page.tsx';

const FRAME = 'frame';

const user = () => useSession.getState().user;

const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

const goal = (request: Request) => returnAddress(new URL(request.url).search);

/** Where whoever asks belongs first; undefined when they may stay. */
function toSignIn(request: Request) {
  if (!user()) return redirect(signInAddress(addressOf(request)));
  return user()?.mustChangePassword ? redirect(firstPasswordAddress(addressOf(request))) : undefined;
}
const awayFromSignIn = (request: Request) => (user() ? redirect(goal(request)) : undefined);
function withOneTimePassword(request: Request) {
  if (!user()) return redirect(signInAddress(goal(request)));
  return user()?.mustChangePassword ? undefined : redirect(goal(request));
}

/** What waits is on its way together with the page that shows it. */
const withWaiting = () => {
  startSlot('home.waiting');
  return undefined;
};

const untitled = () => {
  titlePage();
  return null;
};

/** Public are the sign-in page and those below it, and the page of a tracking link; everything else stands inside the frame and asks for a session first. */
const routes = (ofAreas: RouteObject[]): RouteObject[] => [
  {
    path: '/',
    element: (
      <>
        <ProgressBar />
        <Outlet />
      </>
    ),
    errorElement: <PortalError />,
    hydrateFallbackElement: <Box minH="100dvh" bg="bg.canvas" />,
    children: [
      { path: 'login', ...shellPage('/login', awayFromSignIn) },
      { path: 'login/registration', ...shellPage('/login/registration', awayFromSignIn) },
      { path: 'login/reset', ...shellPage('/login/reset', awayFromSignIn) },
      { path: 'first-password', ...shellPage('/first-password', withOneTimePassword) },
      { path: 'track/:token', ...shellPage('/track/:token') },
      {
        id: FRAME,
        ...shellPage('frame', toSignIn),
        children: [
          { index: true, ...shellPage('/', withWaiting) },
          ...ofAreas,
          { path: '*', loader: untitled, element: <NotFound /> },
        ],
      },
    ],
  },
];

/** A release that is taken over may bring paths which nobody knew: they are added when somebody goes to an address that could be one. */
export function createRouter() {
  const known = new Set<string>();
  const fresh = () => {
    const found = areaRoutes(known);
    for (const { path } of found) known.add(path as string);
    return found;
  };
  return createBrowserRouter(routes(fresh()), {
    patchRoutesOnNavigation: ({ patch }) => {
      const found = fresh();
      if (found.length > 0) patch(FRAME, found);
    },
  });
}

/** Whoever learns on the way that the password must be changed first, or is changed now, is led on at once. Returns how to stop it. */
export const followSession = (router: ReturnType<typeof createRouter>) =>
  useSession.subscribe((now, before) => {
    if (now.user?.mustChangePassword !== before.user?.mustChangePassword) void router.revalidate();
  });
