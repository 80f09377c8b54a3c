import { Box, Flex, Icon, IconButton, Text, useSay } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MenuList } from './menu-list.tsx';
import { messages } from './navigation.messages.ts';
import { Popover } from './popover.tsx';
import { useMenu } from './use-menu.ts';

/** The menu of small windows: a button and the sheet that it opens. Going elsewhere makes another sheet, which is closed. */
export function MenuSheet() {
  const say = useSay();
  const id = useId();
  const { pathname } = useLocation();
  return (
    <>
      <IconButton variant="ghost" hideFrom="lg" popoverTarget={id} aria-label={say(messages.openMenu)}>
        <Icon name="menu" size={20} />
      </IconButton>
      <Sheet key={pathname} id={id} />
    </>
  );
}

function Sheet({ id }: { id: string }) {
  const say = useSay();
  const sections = useMenu();
  const [open, setOpen] = useState(false);
  return (
    <Popover id={id} popover="auto" place="sheet" onBeforeToggle={({ newState }) => setOpen(newState === 'open')}>
      {open && (
        <nav aria-label={say(messages.menu)}>
          <Flex align="center" justify="space-between" h="14" ps="5" pe="2">
            <Text fontWeight="semibold">
              <FormattedMessage {...messages.menu} />
            </Text>
            <IconButton
              variant="ghost"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={say(messages.closeMenu)}
            >
              <Icon name="close" />
            </IconButton>
          </Flex>
          <Box px="2" pb="6">
            <MenuList sections={sections} />
          </Box>
        </nav>
      )}
    </Popover>
  );
}
