import { useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarFeed as Feed } from 'shared-contracts/trips/calendar-feeds';
import { Button, Flex, QueryContent, Skeleton, Stack, Text, useFormatMessage } from 'shared-ui';
import { CopyField } from 'shared-ui/form';
import { RelativeTime } from 'shared-ui/format';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { calendarMessages as messages } from './calendar-feed.messages.ts';
import { settingsMutations, settingsQueries } from './settings.api.ts';

const toUrl = (token: string) => `${location.origin}/api/calendar-feeds/${token}.ics`;

const FeedUse = ({ createdAt, lastReadAt }: Feed) => (
  <Text textStyle="sm" color="fg.muted">
    <FormattedMessage {...messages.created} /> <RelativeTime at={createdAt} /> ·{' '}
    {lastReadAt === null ? (
      <FormattedMessage {...messages.neverRead} />
    ) : (
      <>
        <FormattedMessage {...messages.lastRead} /> <RelativeTime at={lastReadAt} />
      </>
    )}
  </Text>
);

/** The link by which a calendar reads the user's trips. */
export function CalendarFeed() {
  const formatMessage = useFormatMessage();
  const query = useQuery(settingsQueries.calendarFeed());
  const create = useMutation(settingsMutations.createCalendarFeed());
  const revoke = useMutation(settingsMutations.revokeCalendarFeed());
  const [confirming, setConfirming] = useState<'replace' | 'revoke' | null>(null);
  const close = () => setConfirming(null);
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.help} />
      </Text>
      {create.data && <CopyField label={messages.link} value={toUrl(create.data.token)} help={messages.linkHelp} />}
      <QueryContent
        query={query}
        size="inline"
        skeleton={<Skeleton role="status" aria-label={formatMessage(messages.loading)} h="9" />}
      >
        {({ feed }) =>
          feed === null ? (
            <Button
              type="button"
              variant="outline"
              size="sm"
              alignSelf="start"
              loading={create.isPending}
              onClick={() => create.mutate()}
            >
              <FormattedMessage {...messages.create} />
            </Button>
          ) : (
            <Stack gap="3">
              <FeedUse {...feed} />
              <Flex gap="2" wrap="wrap">
                <Button type="button" variant="outline" size="sm" onClick={() => setConfirming('replace')}>
                  <FormattedMessage {...messages.replace} />
                </Button>
                <Button type="button" variant="outline" size="sm" onClick={() => setConfirming('revoke')}>
                  <FormattedMessage {...messages.revoke} />
                </Button>
              </Flex>
            </Stack>
          )
        }
      </QueryContent>
      {confirming === 'replace' && (
        <ConfirmDialog
          title={messages.replace}
          text={messages.replaceText}
          confirmLabel={messages.replace}
          onConfirm={() => create.mutateAsync()}
          onClose={close}
        />
      )}
      {confirming === 'revoke' && (
        <ConfirmDialog
          title={messages.revoke}
          text={messages.revokeText}
          confirmLabel={messages.revoke}
          danger
          onConfirm={async () => {
            await revoke.mutateAsync();
            create.reset();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
