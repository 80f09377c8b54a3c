import { OFF, OVERRIDE, type OverrideRefusal, type ShownOverride } from 'shared-contracts/values/overrides';
import { Button, Flex, Icon, Text, useSay } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from './host.messages.ts';

const REFUSED: Record<OverrideRefusal, MessageDescriptor> = {
  expired: messages.overrideExpired,
  forged: messages.overrideForged,
  otherHost: messages.overrideOtherHost,
  notHere: messages.overrideNotHere,
};

/** As the server wrote it into the page. */
function written(): ShownOverride | undefined {
  const text = document.getElementById(OVERRIDE)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The server leads back without it. */
const wayOut = () => `${window.location.pathname}?${OVERRIDE}=${OFF}`;

/** Over every page of which a part comes from a developer's address: which part, from where, until when, and the way out. Also says why a link does nothing. */
export function OverrideBanner({
  shown = written(),
  leave = () => window.location.assign(wayOut()),
}: {
  shown?: ShownOverride | undefined;
  leave?: () => void;
}) {
  const say = useSay();
  if (!shown) return null;
  const values = 'area' in shown ? { area: shown.area, address: shown.address, until: (shown.until ?? 0) * 1_000 } : {};
  const words: MessageDescriptor =
    'refused' in shown
      ? REFUSED[shown.refused]
      : shown.until === undefined
        ? messages.overridden
        : messages.overriddenUntil;
  return (
    <Flex
      as="section"
      aria-label={say(messages.override)}
      align="center"
      gap="2.5"
      minH="9"
      px={{ base: '3', lg: '4' }}
      py="1"
      flexShrink="0"
      bg="status.bad.bg"
      color="status.bad.fg"
      textStyle="sm"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Icon name="warning" />
      <Text flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
        <FormattedMessage {...words} values={values} />
      </Text>
      <Button
        size="xs"
        variant="outline"
        flexShrink="0"
        color="inherit"
        borderColor="currentColor"
        bg="transparent"
        onClick={leave}
      >
        <FormattedMessage {...('refused' in shown ? messages.close : messages.leave)} />
      </Button>
    </Flex>
  );
}
