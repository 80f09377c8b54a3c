import {
  OVERRIDE_OFF,
  OVERRIDE_KEY,
  type OverrideError,
  type OverrideStatus,
} from 'shared-contracts/values/portal/overrides';
import { SECOND_MS } from 'shared-contracts/values/time';
import { Button, Flex, Icon, Text, useFormatMessage } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from './host.messages.ts';

const ERROR_MESSAGES: Record<OverrideError, MessageDescriptor> = {
  expired: messages.overrideExpired,
  forged: messages.overrideForged,
  otherHost: messages.overrideOtherHost,
  notHere: messages.overrideNotHere,
};

/** Reads the override that the server wrote into the page. */
function readFromPage(): OverrideStatus | undefined {
  const text = document.getElementById(OVERRIDE_KEY)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The server ends the override and redirects back. */
const leaveUrl = () => `${window.location.pathname}?${OVERRIDE_KEY}=${OVERRIDE_OFF}`;

function overrideMessage(override: OverrideStatus): MessageDescriptor {
  if ('error' in override) return ERROR_MESSAGES[override.error];
  return override.until === undefined ? messages.overridden : messages.overriddenUntil;
}

/** A banner on every page while an area is loaded from a developer's address. Explains an override link without effect. */
export function OverrideBanner({
  override = readFromPage(),
  onLeave = () => window.location.assign(leaveUrl()),
}: {
  override?: OverrideStatus | undefined;
  onLeave?: () => void;
}) {
  const formatMessage = useFormatMessage();
  if (!override) return null;
  const values =
    'area' in override
      ? { area: override.area, address: override.address, until: (override.until ?? 0) * SECOND_MS }
      : {};
  return (
    <Flex
      as="section"
      aria-label={formatMessage(messages.override)}
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
        <FormattedMessage {...overrideMessage(override)} values={values} />
      </Text>
      <Button
        size="xs"
        variant="outline"
        flexShrink="0"
        color="inherit"
        borderColor="currentColor"
        bg="transparent"
        onClick={onLeave}
      >
        <FormattedMessage {...('error' in override ? messages.close : messages.leave)} />
      </Button>
    </Flex>
  );
}
