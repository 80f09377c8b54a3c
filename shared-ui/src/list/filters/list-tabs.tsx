import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import { Link } from '../router/index.ts';
import { useFiltering } from './context.ts';

type ListTabsProps = {
  /** Of the address. */ name: string;
  label: Words;
  /** By value; the first is the usual one. */ tabs: Record<string, Words>;
};

/** Lists of their own under one title: each has an address, where search, filters and order begin anew. */
export function ListTabs({ name, label, tabs }: ListTabsProps) {
  const say = useSay();
  const { valueOf } = useFiltering();
  const values = Object.keys(tabs);
  const current = valueOf(name) ?? values[0];
  const shown = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const [tab, bar] = [shown.current, shown.current?.parentElement];
    if (tab && bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2; // there may be no room for all
  }, [current]);
  return (
    <Flex
      as="nav"
      aria-label={say(label)}
      position="relative"
      w="full"
      gap="5"
      mb="1"
      overflowX="auto"
      borderBottomWidth="1px"
    >
      {Object.entries(tabs).map(([value, words]) => (
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
            ref={value === current ? shown : undefined}
            to={{ search: value === values[0] ? '' : `?${name}=${value}` }}
            aria-current={value === current ? 'page' : undefined}
          >
            <FormattedMessage {...words} />
          </Link>
        </Box>
      ))}
    </Flex>
  );
}
