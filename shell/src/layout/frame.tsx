import { useSession } from 'shared-auth';
import { Box, Flex } from 'shared-ui';
import { Outlet, useLocation } from 'shared-ui/router';
import { useRef } from 'react';
import { useReleaseNews } from '../areas/adoption.ts';
import { DevelopmentBanner } from '../host/development-banner.tsx';
import { OverrideBanner } from '../host/override-banner.tsx';
import { SessionStrip } from '../session/session-strip.tsx';
import { AboveBar } from './above-bar.tsx';
import { useArrival } from './arrive.ts';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** On paper there is only what the page is about, over as many sheets as it needs. */
const PRINTED = {
  '@media print': {
    display: 'block',
    height: 'auto',
    bg: 'transparent',
    '& > :not(:last-child), & > :last-child > :not(main)': { display: 'none' },
    '& > :last-child': { display: 'block' },
    '& main': { overflow: 'visible' },
  },
};

/** What stands around every signed-in screen. Home has no menu: it is one. */
export default function Frame() {
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useArrival(content, pathname);
  useReleaseNews();
  if (!user) return null;
  const isHome = pathname === '/';
  return (
    <Flex direction="column" h="100dvh" bg="bg.canvas" color="fg.default" css={PRINTED}>
      <SkipLink to={content} />
      <AboveBar>
        <OverrideBanner />
        <DevelopmentBanner />
        <SessionStrip user={user} />
      </AboveBar>
      <TopBar user={user} isHome={isHome} />
      <Flex flex="1" minH="0">
        {!isHome && <SideMenu />}
        <Box as="main" ref={content} tabIndex={-1} flex="1" minW="0" minH="0" overflow="auto" outline="none">
          <Outlet />
        </Box>
      </Flex>
    </Flex>
  );
}
