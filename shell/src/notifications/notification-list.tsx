import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Notification } from 'shared-contracts/identity/notifications';
import { notificationPath } from 'shared-contracts/values/identity/notification-paths';
import {
  Box,
  Button,
  Center,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Text,
  useFormatMessage,
  VisuallyHidden,
} from 'shared-ui';
import { RelativeTime, useTimeZone } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { iconOf, toMessage } from './kinds.ts';
import { notificationMutations, notificationQueries } from './notifications.api.ts';
import { messages } from './notifications.messages.ts';

type NotificationListProps = {
  hasUnread: boolean;
  /** Shown until the first page is loaded. */ fallback: ReactNode;
  /** Called when the user opens a notification's record. */ onNavigate: () => void;
};

export function NotificationList({ hasUnread, fallback, onNavigate }: NotificationListProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationQueries.list(),
  );
  const readAll = useMutation(notificationMutations.readAll());
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <>
      <Flex
        align="center"
        justify="space-between"
        gap="2"
        minH="12"
        ps="4"
        pe="2"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <Heading as="h2" textStyle="md">
          <FormattedMessage {...messages.title} />
        </Heading>
        {hasUnread && (
          <Button variant="ghost" size="sm" px="2" loading={readAll.isPending} onClick={() => readAll.mutate()}>
            <FormattedMessage {...messages.readAll} />
          </Button>
        )}
      </Flex>
      {!items && !error && fallback}
      {!items && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {items?.length === 0 && <EmptyState icon="bell" title={messages.empty} text={messages.emptyText} />}
      {items && items.length > 0 && (
        <Box as="ul" p="1.5">
          {items.map((item) => (
            <Row key={item.id} item={item} onNavigate={onNavigate} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Center pb="2">
          <Button variant="ghost" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <FormattedMessage {...messages.older} />
          </Button>
        </Center>
      )}
    </>
  );
}

const Entry = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 0.5rem',
    columnGap: '3',
    alignItems: 'start',
    w: 'full',
    px: '2.5',
    py: '2',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-2px' },
  },
});

function Row({ item, onNavigate }: { item: Notification; onNavigate: () => void }) {
  const path = notificationPath(item);
  const read = useMutation(notificationMutations.read());
  const open = () => {
    if (!item.isRead) read.mutate(item.id);
    if (path) onNavigate();
  };
  return (
    <li>
      <Entry asChild onClick={open}>
        {path ? (
          <Link to={path}>
            <Content item={item} />
          </Link>
        ) : (
          <button type="button">
            <Content item={item} />
          </button>
        )}
      </Entry>
    </li>
  );
}

function Content({ item }: { item: Notification }) {
  const formatMessage = useFormatMessage();
  const timeZone = useTimeZone();
  return (
    <>
      <Box color={item.isRead ? 'fg.muted' : 'accent.fg'} pt="0.5">
        <MenuIcon name={iconOf(item)} />
      </Box>
      <Box>
        <Text fontWeight={item.isRead ? 'normal' : 'semibold'} overflowWrap="anywhere">
          {!item.isRead && (
            <VisuallyHidden>
              <FormattedMessage {...messages.unread} />:{' '}
            </VisuallyHidden>
          )}
          <FormattedMessage {...toMessage(item, { formatMessage, timeZone })} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <RelativeTime at={item.createdAt} />
        </Text>
      </Box>
      {!item.isRead && <Box aria-hidden boxSize="2" mt="2" borderRadius="full" bg="accent.solid" />}
    </>
  );
}
