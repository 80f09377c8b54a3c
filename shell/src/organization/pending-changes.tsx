import { useMutation } from '@tanstack/react-query';
import type { OrganizationChange, Setting } from 'shared-contracts/organizations';
import { Box, Button, fill, Flex, Icon, Text, useSay, type Words } from 'shared-ui';
import { Ago } from 'shared-ui/format';
import { ConfirmDialog } from 'shared-ui/overlays';
import { createContext, use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { settingsMutations } from './settings.api.ts';
import { messages, settingHelp, settingLabels } from './settings.messages.ts';
import { wordsOf } from './settings-words.ts';

/** What waits for review, for the fields below. */
export const Pending = createContext<OrganizationChange | null>(null);

/** Symbols; longer ones stand in the field and are not told again below it. */
const SHORT = 60;
const PICTURES: readonly string[] = ['loginImageId', 'pageFaviconId'];

/** What stands below a setting's field: both its values while another one waits for review, else what it is for. */
export function useHelp(): (setting: Setting) => Words | undefined {
  const say = useSay();
  const change = use(Pending);
  return (setting) => {
    const waiting = change?.changes.find(({ field }) => field === setting);
    if (!waiting) return (settingHelp as Partial<Record<Setting, Words>>)[setting];
    if (setting === 'smtpPassword') return messages.secretWaits;
    if (PICTURES.includes(setting)) return messages.pictureWaits;
    const [current, pending] = [wordsOf(setting, waiting.before, say), wordsOf(setting, waiting.after, say)];
    return pending.length > SHORT
      ? fill(messages.besideLong, { current })
      : fill(messages.beside, { current, pending });
  };
}

type PanelProps = { change: OrganizationChange; onWithdrawn: () => void };

/** Who asked for what and when, and the way to take it back. */
export function PendingPanel({ change: { id, user, createdAt, changes }, onWithdrawn }: PanelProps) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation(settingsMutations.withdraw());
  const fields = changes.map(({ field }) => say(settingLabels[field as Setting])).join(', ');
  return (
    <Flex
      role="region"
      aria-label={say(messages.pending)}
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
              <FormattedMessage {...fill(messages.pendingBy, { user })} />,{' '}
            </>
          )}
          <Ago at={createdAt} />
        </Text>
        <Text overflowWrap="anywhere">
          <FormattedMessage {...fill(messages.pendingHere, { fields })} />
        </Text>
        <Text color="fg.muted">
          <FormattedMessage {...messages.pendingMore} />
        </Text>
      </Box>
      <Button type="button" variant="outline" size="xs" onClick={() => setAsking(true)}>
        <FormattedMessage {...messages.withdraw} />
      </Button>
      {isAsking && (
        <ConfirmDialog
          text={messages.withdrawText}
          confirm={messages.withdrawVerb}
          danger
          onConfirm={() => withdraw.mutateAsync(id).then(onWithdrawn)}
          onClose={() => setAsking(false)}
        />
      )}
    </Flex>
  );
}
