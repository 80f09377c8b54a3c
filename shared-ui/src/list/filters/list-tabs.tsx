import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { Link } from '../../router/index.ts';
import { useListFilters } from './filter-context.ts';

type ListTabsProps = {
  /** Name of the URL parameter. */
  name: string;
  label: Message;
  /** Labels by value; the first is the default. */
  tabs: Record<string, Message>;
};

/** Tabs with separate lists under one title: each has its own URL, and resets search, filters and sorting. */
export function ListTabs({ name, label, tabs }: ListTabsProps) {
  const formatMessage = useFormatMessage();
  const { getValue } = useListFilters();
  const values = Object.keys(tabs);
  const current = getValue(name) ?? values[0];
  const currentTab = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const [tab, bar] = [currentTab.current, currentTab.current?.parentElement];
    if (tab && bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2; // the tabs may overflow
  }, [current]);
  return (
    <Flex
      as="nav"
      aria-label={formatMessage(label)}
      position="relative"
      w="full"
      gap="5"
      mb="1"
      overflowX="auto"
      borderBottomWidth="1px"
    >
      {Object.entries(tabs).map(([value, tabLabel]) => (
        <Box
          key={value}
          asChild
          display="flex"
          alignItems="center"
          h="9"
          flexShrink="0"
          whiteSpace="nowrap"
          fontWeight="medium"
          color="fg.muted"
          borderBottomWidth="2px"
          borderColor="transparent"
          _hover={{ color: 'fg.default' }}
          _currentPage={{ color: 'fg.default', borderColor: 'accent.solid' }}
          _focusVisible={{
            outline: '2px solid',
            outlineColor: 'accent.ring',
            outlineOffset: '-2px',
            borderRadius: 'sm',
          }}
        >
          <Link
            ref={value === current ? currentTab : undefined}
            to={{ search: value === values[0] ? '' : `?${name}=${value}` }}
            aria-current={value === current ? 'page' : undefined}
          >
            <FormattedMessage {...tabLabel} />
          </Link>
        </Box>
      ))}
    </Flex>
  );
}
