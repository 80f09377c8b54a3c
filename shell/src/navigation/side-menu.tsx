import { Box, Button, Flex, Icon, useFormatMessage } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { MenuList } from './menu-list.tsx';
import { useMenuState } from './menu-state.ts';
import { messages } from './navigation.messages.ts';
import { useMenu } from './use-menu.ts';

/** The side menu, with labels or collapsed to icons. */
export function SideMenu() {
  const formatMessage = useFormatMessage();
  const sections = useMenu();
  const { collapsed, toggle } = useMenuState();
  return (
    <Flex
      as="nav"
      aria-label={formatMessage(messages.menu)}
      direction="column"
      hideBelow="lg"
      flexShrink="0"
      w={collapsed ? '4rem' : '14.5rem'}
      minH="0"
      bg="bg.surface"
      borderEndWidth="1px"
      borderColor="border.subtle"
    >
      <Box flex="1" minH="0" overflowY="auto" px={collapsed ? '2' : '3'} py="4" css={{ scrollbarWidth: 'thin' }}>
        <MenuList sections={sections} compact={collapsed} />
      </Box>
      <Box px={collapsed ? '2' : '3'} py="2" borderTopWidth="1px" borderColor="border.subtle">
        <Button
          variant="ghost"
          size="sm"
          w="full"
          justifyContent={collapsed ? 'center' : 'start'}
          color="fg.muted"
          onClick={toggle}
          aria-expanded={!collapsed}
          _expanded={{ bg: 'transparent', _hover: { bg: 'bg.subtle' } }}
          title={formatMessage(collapsed ? messages.expand : messages.collapse)}
          {...(collapsed && { 'aria-label': formatMessage(messages.expand) })}
        >
          <Icon name={collapsed ? 'chevron-right' : 'chevron-left'} />
          {!collapsed && <FormattedMessage {...messages.collapse} />}
        </Button>
      </Box>
    </Flex>
  );
}
