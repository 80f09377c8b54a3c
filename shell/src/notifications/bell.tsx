import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from 'shared-auth';
import { Box, Button, ErrorState, fill, Icon, Skeleton, Stack, useSay, VisuallyHidden } from 'shared-ui';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Later } from '../areas/later.tsx';
import { createLoader } from '../areas/loading.ts';
import { Popover } from '../navigation/popover.tsx';
import { notificationQueries } from './notifications.api.ts';
import { messages } from './notifications.messages.ts';

/** Words, times and icons of the list come when it is opened. */
const list = createLoader(() => import('./notification-list.tsx'));

const MOST = 99;

/** How much is unread, at any moment; undefined as long as it is not known. */
function useUnread() {
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: notificationQueries.all });
  useLive('notifications', ask, ask);
  return useQuery(notificationQueries.unread()).data;
}

/** What happened to this person's work, and how much of it is unread. */
export function Bell() {
  const say = useSay();
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const known = useUnread();
  const unread = known ?? 0;
  const label = say(unread > 0 ? fill(messages.titleUnread, { count: unread }) : messages.title);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px="0"
        popoverTarget={id}
        title={label}
        onPointerEnter={() => void list.start()}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="bell" size={18} />
        {unread > 0 && <Count>{unread > MOST ? `${MOST}+` : unread}</Count>}
      </Button>
      <Announcement unread={known} />
      <Popover
        ref={popover}
        id={id}
        popover="auto"
        place="belowBar"
        role="dialog"
        aria-label={say(messages.title)}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Later
            loader={list}
            meanwhile={<Lines />}
            failed={(error, again) => <ErrorState error={error} onRetry={again} />}
          >
            {({ NotificationList }) => (
              <NotificationList
                hasUnread={unread > 0}
                meanwhile={<Lines />}
                onGone={() => popover.current?.hidePopover()}
              />
            )}
          </Later>
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

const Lines = () => (
  <Stack gap="4" p="4">
    {['a', 'b', 'c'].map((line) => (
      <Skeleton key={line} h="9" />
    ))}
  </Stack>
);

/** For those who listen: says when something comes, not when something was read. */
function Announcement({ unread }: { unread: number | undefined }) {
  const [heard, setHeard] = useState({ unread, isNew: false });
  if (unread !== heard.unread) setHeard({ unread, isNew: (unread ?? 0) > (heard.unread ?? Infinity) });
  return (
    <VisuallyHidden role="status">
      {heard.isNew && <FormattedMessage {...fill(messages.arrived, { count: heard.unread ?? 0 })} />}
    </VisuallyHidden>
  );
}
