import { FormattedMessage } from 'react-intl';
import { Button, Flex, Icon, Text, useFormatMessage, withValues } from 'shared-ui';
import { messages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';

/** Shows that a change wasn't made because someone else was faster, and offers to repeat it. */
export function MissedChangeBanner() {
  const { sync } = useDesk();
  const formatMessage = useFormatMessage();
  const missed = useStore(sync.store, 'missed', (value) => value);
  if (!missed) return null;
  const change = formatMessage(missed.entry.label);
  return (
    <Flex
      role="alert"
      align="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      mb="3"
      borderRadius="md"
      bg="status.warn.bg"
      color="status.warn.fg"
    >
      <Icon name="info" />
      <Text flex="1" minW="60" fontWeight="medium">
        <FormattedMessage
          {...(missed.by === null
            ? withValues(messages.missed, { change })
            : withValues(messages.missedBy, { change, name: missed.by }))}
        />
      </Text>
      <Button type="button" size="xs" variant="outline" onClick={() => void sync.repeatMissed()}>
        <FormattedMessage {...messages.repeat} />
      </Button>
      <Button type="button" size="xs" variant="ghost" onClick={sync.dismissMissed}>
        <FormattedMessage {...messages.dismiss} />
      </Button>
    </Flex>
  );
}
