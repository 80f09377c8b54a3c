import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import { Box, Button, Flex, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import type { Message } from '../base/message.ts';
import { isPushDenied, isPushSupported } from './push-browser.ts';
import { pushMutations, pushQueries } from './push.api.ts';
import { messages } from './push.messages.ts';

type PushNotificationsProps = {
  /** The name of the device in texts; buttons are large on a phone. */
  device: 'phone' | 'browser';
};

const TEXTS = {
  phone: { turnOn: messages.turnOnPhone, on: messages.onPhone, about: messages.aboutPhone },
  browser: { turnOn: messages.turnOnBrowser, on: messages.onBrowser, about: messages.aboutBrowser },
};

const Note = ({ text }: { text: Message }) => (
  <Text color="fg.muted" textStyle="sm">
    <FormattedMessage {...text} />
  </Text>
);

/** Lets the user be notified on this device while the portal is closed. Not in a session as someone else. */
export function PushNotifications({ device }: PushNotificationsProps) {
  const user = useSession((session) => session.user);
  if (!user || user.actor) return null;
  if (!isPushSupported()) return device === 'browser' ? <Note text={messages.unsupported} /> : null;
  return <PushSwitch device={device} userId={user.id} />;
}

function PushSwitch({ device, userId }: PushNotificationsProps & { userId: string }) {
  const { data } = useQuery(pushQueries.state(userId));
  const turnOn = useMutation(pushMutations.turnOn(userId));
  const turnOff = useMutation(pushMutations.turnOff());
  const texts = TEXTS[device];
  const isPhone = device === 'phone';
  if (!data) return null;
  if (data.isOn)
    return (
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Flex align="center" gap="2" role="status" color="status.good.fg" fontWeight="medium">
          <Icon name="bell" size={isPhone ? 20 : 16} />
          <FormattedMessage {...texts.on} />
        </Flex>
        <Button
          type="button"
          variant="outline"
          size={isPhone ? 'lg' : 'sm'}
          loading={turnOff.isPending}
          onClick={() => turnOff.mutate()}
        >
          <FormattedMessage {...messages.turnOff} />
        </Button>
      </Flex>
    );
  return (
    <Box>
      <Button
        type="button"
        variant="outline"
        size={isPhone ? 'lg' : 'sm'}
        w={isPhone ? 'full' : undefined}
        loading={turnOn.isPending}
        disabled={isPushDenied()}
        onClick={() => turnOn.mutate(data.publicKey)}
      >
        <Icon name="bell" size={isPhone ? 20 : 16} />
        <FormattedMessage {...texts.turnOn} />
      </Button>
      <Box mt="2">
        <Note text={isPushDenied() ? messages.denied : texts.about} />
      </Box>
    </Box>
  );
}
