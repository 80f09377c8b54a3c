import { useSession } from 'shared-auth';
import { Box, Flex } from 'shared-ui';
import { Outlet, useLocation } from 'shared-ui/router';
import { useRef } from 'react';
import { useReleaseUpdates } from '../areas/registry/release-updates.ts';
import { DevelopmentBanner } from '../host/development-banner.tsx';
import { OverrideBanner } from '../host/override-banner.tsx';
import { ImpersonationBanner } from '../session/impersonation-banner.tsx';
import { TopBanners } from '../navigation/top-banners.tsx';
import { useRouteFocus } from '../navigation/use-route-focus.ts';
import { SideMenu } from '../navigation/side-menu.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Prints only the content, over as many sheets as it needs. */
const PRINT_STYLES = {
  '@media print': {
    display: 'block',
    height: 'auto',
    bg: 'transparent',
    '& > :not(:last-child), & > :last-child > :not(main)': { display: 'none' },
    '& > :last-child': { display: 'block' },
    '& main': { overflow: 'visible' },
  },
};

/** The layout of every signed-in page. The home page has no side menu: its menu opens from the top bar. */
export default function Frame() {
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useRouteFocus(content, pathname);
  useReleaseUpdates();
  if (!user) return null;
  const isHome = pathname === '/';
  return (
    <Flex direction="column" h="100dvh" bg="bg.canvas" color="fg.default" css={PRINT_STYLES}>
      <SkipLink target={content} />
      <TopBanners>
        <OverrideBanner />
        <DevelopmentBanner />
        <ImpersonationBanner user={user} />
      </TopBanners>
      <TopBar user={user} isHome={isHome} />
      <Flex flex="1" minH="0">
        {!isHome && <SideMenu />}
        <Box
          as="main"
          ref={content}
          tabIndex={-1}
          position="relative" // contains hidden labels, which would make the document as long as a form
          flex="1"
          minW="0"
          minH="0"
          overflow="auto"
          outline="none"
        >
          <Outlet />
        </Box>
      </Flex>
    </Flex>
  );
}
