import type { QueryClient } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { Box, NotFound, setPageTitle } from 'shared-ui';
import { createBrowserRouter, Outlet, redirect, type RouteObject } from 'shared-ui/router';
import { createAreaRoutes } from '../areas/page/area-routes.tsx';
import { preloadSlot } from '../areas/slot/slot-entries.ts';
import { applyBrowserLanguage } from '../tracking/browser-language.ts';
import { firstPasswordPath, readReturnPath, secondFactorPath, signInPath } from '../sign-in/common/return-path.ts';
import { PortalError } from './portal-error.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { shellPage } from './shell-page.tsx';

const FRAME = 'frame';

const currentUser = () => useSession.getState().user;

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

const returnPathOf = (request: Request) => readReturnPath(new URL(request.url).search);

/** Redirects to sign-in, to choosing a password or to adding a second factor; undefined when the user may stay. */
function requireSession(request: Request) {
  if (!currentUser()) return redirect(signInPath(pathOf(request)));
  if (currentUser()?.mustChangePassword) return redirect(firstPasswordPath(pathOf(request)));
  return currentUser()?.mustAddFactor ? redirect(secondFactorPath(pathOf(request))) : undefined;
}
const requireNoSession = (request: Request) => (currentUser() ? redirect(returnPathOf(request)) : undefined);
function requirePasswordChange(request: Request) {
  if (!currentUser()) return redirect(signInPath(returnPathOf(request)));
  return currentUser()?.mustChangePassword ? undefined : redirect(returnPathOf(request));
}

function requireMissingFactor(request: Request) {
  if (!currentUser()) return redirect(signInPath(returnPathOf(request)));
  return currentUser()?.mustAddFactor ? undefined : redirect(returnPathOf(request));
}

/** Loads the slots in parallel with the page that renders them, in the order of their sections. */
const preloadHomeSlots = () => {
  preloadSlot('home.today');
  preloadSlot('home.waiting');
  return undefined;
};

/** Visitors of public pages have chosen no language. */
const setBrowserLanguage = () => {
  applyBrowserLanguage();
  return undefined;
};

const resetTitle = () => {
  setPageTitle();
  return null;
};

/** Sign-in, registration, password reset and tracking are public; other pages render in the frame and require a session. */
const createRoutes = (areaRoutes: RouteObject[]): RouteObject[] => [
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
      { path: 'login', ...shellPage('/login', requireNoSession) },
      { path: 'login/sso', ...shellPage('/login/sso', requireNoSession) },
      { path: 'login/invitation', ...shellPage('/login/invitation') },
      { path: 'login/registration', ...shellPage('/login/registration', requireNoSession) },
      { path: 'login/reset', ...shellPage('/login/reset', requireNoSession) },
      { path: 'first-password', ...shellPage('/first-password', requirePasswordChange) },
      { path: 'second-factor', ...shellPage('/second-factor', requireMissingFactor) },
      { path: 'track/:token', ...shellPage('/track/:token', setBrowserLanguage) },
      { path: 'follow/:token', ...shellPage('/follow/:token', setBrowserLanguage) },
      { path: 'slot/:token', ...shellPage('/slot/:token', setBrowserLanguage) },
      {
        id: FRAME,
        ...shellPage('frame', requireSession),
        children: [
          { index: true, ...shellPage('/', preloadHomeSlots) },
          ...areaRoutes,
          { path: '*', loader: resetTitle, element: <NotFound /> },
        ],
      },
    ],
  },
];

/** A release applied later may declare new paths, which are added on navigation to an unknown path. */
export function createRouter(client: QueryClient) {
  const knownPaths = new Set<string>();
  const createNewRoutes = () => {
    const newRoutes = createAreaRoutes(knownPaths, client);
    for (const { path } of newRoutes) knownPaths.add(path as string);
    return newRoutes;
  };
  return createBrowserRouter(createRoutes(createNewRoutes()), {
    patchRoutesOnNavigation: ({ patch }) => {
      const newRoutes = createNewRoutes();
      if (newRoutes.length > 0) patch(FRAME, newRoutes);
    },
  });
}

const dutiesOf = (user: ReturnType<typeof currentUser>) => [user?.mustChangePassword, user?.mustAddFactor].join();

/** Reruns the guards when the user must do something first, or has done it. @returns a function that stops it */
export const revalidateOnDuties = (router: ReturnType<typeof createRouter>) =>
  useSession.subscribe((session, previous) => {
    if (dutiesOf(session.user) !== dutiesOf(previous.user)) void router.revalidate();
  });
