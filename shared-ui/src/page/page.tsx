import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, Heading, Text } from '../base/chakra.ts';
import { useFormatMessage, type Message } from '../base/message.ts';
import { Icon } from '../base/icon.tsx';
import { Link } from '../router/index.ts';
import { setPageTitle } from './title.ts';

type PageProps = {
  /** The heading. A string is a proper name or number, such as ORD-104. */
  title: Message | string;
  /** Shown next to the title: a status badge. */
  badge?: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** Link back to the list this page belongs to. */
  backLink?: { to: string; label: Message };
  /** Actions at the end of the title's line. */
  actions?: ReactNode;
  /** Fills the window; long content scrolls inside. */
  fullHeight?: boolean;
  children: ReactNode;
};

/** Layout of a screen: title and actions on one line, content below. */
export function Page({ title, badge, description, backLink, actions, fullHeight = false, children }: PageProps) {
  const formatMessage = useFormatMessage();
  const titleText = typeof title === 'string' ? title : formatMessage(title);
  useEffect(() => setPageTitle(titleText), [titleText]);
  return (
    <Box
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      {...(fullHeight && { display: 'flex', flexDirection: 'column', h: { md: 'full' }, minH: '0' })}
    >
      {backLink && (
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
          <Link to={backLink.to}>
            <Icon name="chevron-left" size={14} />
            <FormattedMessage {...backLink.label} />
          </Link>
        </Flex>
      )}
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="8" mb="4" flexShrink="0">
        <Flex align="center" wrap={{ base: 'wrap', md: 'nowrap' }} columnGap="3" rowGap="1" minW="0">
          <Heading as="h1" textStyle="xl">
            {titleText}
          </Heading>
          {badge}
        </Flex>
        {actions && (
          <Flex gap="2" wrap="wrap" _print={{ display: 'none' }}>
            {actions}
          </Flex>
        )}
        {description && (
          <Text w="full" color="fg.muted">
            {description}
          </Text>
        )}
      </Flex>
      {children}
    </Box>
  );
}
