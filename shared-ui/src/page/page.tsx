import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, Heading, Text } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import { Icon } from '../base/icon.tsx';
import { Link } from '../router/index.ts';
import { titlePage } from './title.ts';

type PageProps = {
  /** The page's one heading. A string is a proper name or number, such as ORD-104. */
  title: Words | string;
  /** Beside the title: a status badge. */
  badge?: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  /** The way back to the list this page belongs to. */
  back?: { to: string; label: Words };
  /** The main action, at the end of the title's line. */
  actions?: ReactNode;
  /** Fills the window: what is long scrolls inside. */
  fill?: boolean;
  children: ReactNode;
};

/** The frame of a screen: title and main action on one line, content under it. */
export function Page({ title, badge, lead, back, actions, fill = false, children }: PageProps) {
  const say = useSay();
  const name = typeof title === 'string' ? title : say(title);
  useEffect(() => titlePage(name), [name]);
  return (
    <Box
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      {...(fill && { display: 'flex', flexDirection: 'column', h: { md: 'full' }, minH: '0' })}
    >
      {back && (
        <Flex
          asChild
          align="center"
          gap="1"
          mb="1"
          w="fit-content"
          textStyle="xs"
          color="fg.muted"
          _hover={{ color: 'fg.default' }}
          _print={{ display: 'none' }}
        >
          <Link to={back.to}>
            <Icon name="chevron-left" size={14} />
            <FormattedMessage {...back.label} />
          </Link>
        </Flex>
      )}
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="8" mb="4" flexShrink="0">
        <Flex align="center" wrap={{ base: 'wrap', md: 'nowrap' }} columnGap="3" rowGap="1" minW="0">
          <Heading as="h1" textStyle="xl">
            {name}
          </Heading>
          {badge}
        </Flex>
        {actions && (
          <Flex gap="2" wrap="wrap" _print={{ display: 'none' }}>
            {actions}
          </Flex>
        )}
        {lead && (
          <Text w="full" color="fg.muted">
            {lead}
          </Text>
        )}
      </Flex>
      {children}
    </Box>
  );
}
