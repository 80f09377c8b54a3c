import { useMutation, useQuery } from '@tanstack/react-query';
import type { SessionRow } from 'shared-contracts/identity/sessions';
import {
  Badge,
  Button,
  EmptyState,
  Flex,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  useFormatMessage,
  withValues,
  type Message,
} from 'shared-ui';
import { RelativeTime } from 'shared-ui/format';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { settingsMutations, settingsQueries } from './settings.api.ts';
import { sessionMessages as messages } from './sessions.messages.ts';

function deviceName({ browser, system }: SessionRow): Message | string {
  if (browser && system) return withValues(messages.device, { browser, system });
  return browser ?? system ?? messages.unknownDevice;
}

function Session({ session }: { session: SessionRow }) {
  const formatMessage = useFormatMessage();
  const end = useMutation(settingsMutations.endSession());
  const { id, address, lastUsedAt, isCurrent } = session;
  const name = deviceName(session);
  const device = typeof name === 'string' ? name : formatMessage(name);
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" minH="12">
      <Stack gap="0" minW="0">
        <Flex align="center" gap="2" flexWrap="wrap">
          <Text fontWeight="medium">{device}</Text>
          {isCurrent && (
            <Badge colorPalette="accent">
              <FormattedMessage {...messages.thisDevice} />
            </Badge>
          )}
        </Flex>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {address} · <FormattedMessage {...messages.lastUsed} /> <RelativeTime at={lastUsedAt} />
        </Text>
      </Stack>
      {!isCurrent && (
        <Button
          type="button"
          variant="outline"
          size="sm"
          flexShrink="0"
          aria-label={formatMessage(withValues(messages.endThis, { device, address }))}
          loading={end.isPending}
          onClick={() => end.mutate(id)}
        >
          <FormattedMessage {...messages.end} />
        </Button>
      )}
    </Flex>
  );
}

function SignOutEverywhere() {
  const [isConfirming, setConfirming] = useState(false);
  const signOutEverywhere = useMutation(settingsMutations.signOutEverywhere());
  return (
    <>
      <Button type="button" variant="outline" size="sm" alignSelf="start" onClick={() => setConfirming(true)}>
        <FormattedMessage {...messages.signOutEverywhere} />
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={messages.signOutEverywhere}
          text={messages.signOutEverywhereText}
          confirmLabel={messages.signOutEverywhere}
          danger
          onConfirm={() => signOutEverywhere.mutateAsync()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** The sessions of the user, each with a button to end it. */
export function Sessions() {
  const formatMessage = useFormatMessage();
  const query = useQuery(settingsQueries.sessions());
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.help} />
      </Text>
      <QueryContent
        query={query}
        size="inline"
        skeleton={<Skeleton role="status" aria-label={formatMessage(messages.loading)} h="24" />}
      >
        {({ items }) =>
          items.length > 0 ? (
            <Stack as="ul" gap="2" listStyleType="none" aria-label={formatMessage(messages.title)}>
              {items.map((session) => (
                <Session key={session.id} session={session} />
              ))}
            </Stack>
          ) : (
            <EmptyState icon="lock" title={messages.none} text={messages.noneText} size="inline" />
          )
        }
      </QueryContent>
      <SignOutEverywhere />
    </Stack>
  );
}
