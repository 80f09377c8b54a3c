import { useSession } from 'shared-auth';
import { Box, NotFound } from 'shared-ui';
import { createBrowserRouter, Outlet, redirect } from 'shared-ui/router';
import { areaRoutes } from '../areas/area-routes.tsx';
import { startSlot } from '../areas/slot-parts.ts';
import { returnAddress, signInAddress } from '../sign-in/return-address.ts';
import { PortalError } from './portal-error.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { shellPage } from './shell-page.tsx';

const isSignedIn = () => useSession.getState().user !== undefined;

const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

const toSignIn = (request: Request) => (isSignedIn() ? undefined : redirect(signInAddress(addressOf(request))));
const awayFromSignIn = (request: Request) => (isSignedIn() ? redirect(returnAddress(new URL(request.url).search)) : undefined);

/** What waits is on its way together with the page that shows it. */
const withWaiting = () => {
  startSlot('home.waiting');
  return undefined;
};

const untitled = () => {
  document.title = 'Consign';
  return null;
};

/** Public is the sign-in page alone; everything else stands inside the frame and asks for a session first. */
export const createRouter = () =>
  createBrowserRouter([
    {
      path: '/',
      element: <><ProgressBar /><Outlet /></>,
      errorElement: <PortalError />,
      hydrateFallbackElement: <Box minH="100dvh" bg="bg.canvas" />,
      children: [
        { path: 'login', ...shellPage('/login', awayFromSignIn) },
        {
          ...shellPage('frame', toSignIn),
          children: [{ index: true, ...shellPage('/', withWaiting) }, ...areaRoutes(), { path: '*', loader: untitled, element: <NotFound /> }],
        },
      ],
    },
  ]);
