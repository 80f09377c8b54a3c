import { Box, Flex, Icon, IconButton, Text, useFormatMessage } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { useDeferredValue, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MenuList } from './menu-list.tsx';
import { messages } from './navigation.messages.ts';
import { Popover } from './popover.tsx';
import { useMenu } from './use-menu.ts';

type MenuSheetProps = {
  /** Whether it is shown on large screens as well, where pages have a side menu. */ isAlways: boolean;
};

/** The menu of small screens and of the home page: a button and its sheet. The key closes the sheet on navigation. */
export function MenuSheet({ isAlways }: MenuSheetProps) {
  const formatMessage = useFormatMessage();
  const id = useId();
  const { pathname } = useLocation();
  return (
    <>
      <IconButton
        variant="ghost"
        {...(!isAlways && { hideFrom: 'lg' })}
        popoverTarget={id}
        aria-label={formatMessage(messages.openMenu)}
      >
        <Icon name="menu" size={20} />
      </IconButton>
      <Sheet key={pathname} id={id} />
    </>
  );
}

function Sheet({ id }: { id: string }) {
  const formatMessage = useFormatMessage();
  const sections = useMenu();
  const [isOpen, setOpen] = useState(false);
  // The sheet begins to slide in before its entries are rendered.
  const showsEntries = useDeferredValue(isOpen);
  return (
    <Popover id={id} popover="auto" placement="sheet" onBeforeToggle={({ newState }) => setOpen(newState === 'open')}>
      {showsEntries && (
        <nav aria-label={formatMessage(messages.menu)}>
          <Flex align="center" justify="space-between" h="14" ps="5" pe="2">
            <Text fontWeight="semibold">
              <FormattedMessage {...messages.menu} />
            </Text>
            <IconButton
              variant="ghost"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={formatMessage(messages.closeMenu)}
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
