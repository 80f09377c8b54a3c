import { useMutation } from '@tanstack/react-query';
import type { OrganizationChange, Setting } from 'shared-contracts/identity/organizations';
import { Box, Button, withValues, Flex, Icon, Text, useFormatMessage, type Message } from 'shared-ui';
import { RelativeTime } from 'shared-ui/format';
import { ConfirmDialog } from 'shared-ui/overlays';
import { createContext, use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { settingsMutations } from './settings.api.ts';
import { messages, settingHelp, settingLabels } from './settings.messages.ts';
import { toSettingText } from './setting-text.ts';

/** The change pending review, for the help texts of fields. */
export const PendingChangeContext = createContext<OrganizationChange | null>(null);

/** Longer pending values are only shown in the field itself. */
const MAX_INLINE_LENGTH = 60;
const PICTURES: readonly string[] = ['loginImageId', 'pageFaviconId'];

/** Returns the help text of a setting: its current and pending value during a review, otherwise its explanation. */
export function useSettingHelp(): (setting: Setting) => Message | undefined {
  const formatMessage = useFormatMessage();
  const change = use(PendingChangeContext);
  return (setting) => {
    const pendingField = change?.changes.find(({ field }) => field === setting);
    if (!pendingField) return (settingHelp as Partial<Record<Setting, Message>>)[setting];
    if (setting === 'smtpPassword') return messages.passwordPending;
    if (PICTURES.includes(setting)) return messages.picturePending;
    const [current, pending] = [
      toSettingText(setting, pendingField.before, formatMessage),
      toSettingText(setting, pendingField.after, formatMessage),
    ];
    return pending.length > MAX_INLINE_LENGTH
      ? withValues(messages.currentValue, { current })
      : withValues(messages.currentAndPending, { current, pending });
  };
}

type PanelProps = { change: OrganizationChange; onWithdrawn: () => void };

/** Shows who requested which changes and when, with a button to withdraw them. */
export function PendingPanel({ change: { id, user, createdAt, changes }, onWithdrawn }: PanelProps) {
  const formatMessage = useFormatMessage();
  const [isConfirming, setConfirming] = useState(false);
  const withdraw = useMutation(settingsMutations.withdraw());
  const fields = changes.map(({ field }) => formatMessage(settingLabels[field as Setting])).join(', ');
  return (
    <Flex
      role="region"
      aria-label={formatMessage(messages.pending)}
      gap="3"
      align="flex-start"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      px="3"
      py="2.5"
      borderRadius="md"
      bg="status.warn.bg"
      textStyle="sm"
    >
      <Box color="status.warn.fg" pt="0.5">
        <Icon name="clock" />
      </Box>
      <Box flex="1 1 16rem" minW="0">
        <Text fontWeight="semibold" color="status.warn.fg">
          <FormattedMessage {...messages.pending} />
        </Text>
        <Text>
          {user && (
            <>
              <FormattedMessage {...withValues(messages.pendingBy, { user })} />,{' '}
            </>
          )}
          <RelativeTime at={createdAt} />
        </Text>
        <Text overflowWrap="anywhere">
          <FormattedMessage {...withValues(messages.pendingHere, { fields })} />
        </Text>
        <Text color="fg.muted">
          <FormattedMessage {...messages.pendingMore} />
        </Text>
      </Box>
      <Button type="button" variant="outline" size="xs" onClick={() => setConfirming(true)}>
        <FormattedMessage {...messages.withdraw} />
      </Button>
      {isConfirming && (
        <ConfirmDialog
          text={messages.withdrawText}
          confirmLabel={messages.withdrawSubmit}
          danger
          onConfirm={() => withdraw.mutateAsync(id).then(onWithdrawn)}
          onClose={() => setConfirming(false)}
        />
      )}
    </Flex>
  );
}
