import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from 'shared-auth';
import {
  Box,
  Button,
  ErrorState,
  withValues,
  Icon,
  Skeleton,
  Stack,
  useFormatMessage,
  VisuallyHidden,
} from 'shared-ui';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyContent } from '../areas/loading/lazy-content.tsx';
import { createLoader } from '../areas/loading/create-loader.ts';
import { Popover } from '../navigation/popover.tsx';
import { notificationQueries } from './notifications.api.ts';
import { messages } from './notifications.messages.ts';

/** Loaded when the bell is opened. */
const listLoader = createLoader(() => import('./notification-list.tsx'));

const MAX_COUNT = 99;

/** Returns the live unread count; undefined until loaded. */
function useUnreadCount() {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: notificationQueries.all });
  useLiveEvents('notifications', refetch, refetch);
  return useQuery(notificationQueries.unread()).data;
}

/** Shows the unread count and opens the list of notifications. */
export function Bell() {
  const formatMessage = useFormatMessage();
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unreadCount = useUnreadCount();
  const unread = unreadCount ?? 0;
  const label = formatMessage(unread > 0 ? withValues(messages.titleUnread, { count: unread }) : messages.title);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px="0"
        popoverTarget={id}
        title={label}
        onPointerEnter={() => void listLoader.start()}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="bell" size={18} />
        {unread > 0 && <Count>{unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}</Count>}
      </Button>
      <Announcement unread={unreadCount} />
      <Popover
        ref={popover}
        id={id}
        popover="auto"
        placement="belowBar"
        role="dialog"
        aria-label={formatMessage(messages.title)}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <LazyContent
            loader={listLoader}
            fallback={<SkeletonRows />}
            renderError={(error, retry) => <ErrorState error={error} onRetry={retry} />}
          >
            {({ NotificationList }) => (
              <NotificationList
                hasUnread={unread > 0}
                fallback={<SkeletonRows />}
                onNavigate={() => popover.current?.hidePopover()}
              />
            )}
          </LazyContent>
        )}
      </Popover>
    </>
  );
}

const Count = ({ children }: { children: string | number }) => (
  <Box
    aria-hidden
    position="absolute"
    top="-0.5"
    insetEnd="-0.5"
    minW="4"
    h="4"
    px="1"
    borderRadius="full"
    bg="accent.solid"
    color="accent.contrast"
    textStyle="2xs"
    fontWeight="semibold"
    lineHeight="1rem"
    fontVariantNumeric="tabular-nums"
  >
    {children}
  </Box>
);

const SkeletonRows = () => (
  <Stack gap="4" p="4">
    {['a', 'b', 'c'].map((line) => (
      <Skeleton key={line} h="9" />
    ))}
  </Stack>
);

/** Announces new notifications to screen readers, but not when some are read. */
function Announcement({ unread }: { unread: number | undefined }) {
  const [announced, setAnnounced] = useState({ unread, isNew: false });
  if (unread !== announced.unread) setAnnounced({ unread, isNew: (unread ?? 0) > (announced.unread ?? Infinity) });
  return (
    <VisuallyHidden role="status">
      {announced.isNew && <FormattedMessage {...withValues(messages.arrived, { count: announced.unread ?? 0 })} />}
    </VisuallyHidden>
  );
}
