import { FormattedMessage } from 'react-intl';
import { Box, Button, Checkbox, fill, Flex, Text, useSay } from 'shared-ui';
import { Ago, StatusBadge } from 'shared-ui/format';
import { motionLooks } from './motion-looks.ts';
import { messages } from './monitoring.messages.ts';
import type { Tracked, Tracking } from './tracking.ts';
import { useSpeed } from './use-speed.ts';
import { useTracked } from './use-tracking.ts';

type RowProps = { tracking: Tracking; id: string; isChosen: boolean; onChoose: () => void; onToggle: () => void };

const Words = ({ tracked: { motion, position } }: { tracked: Tracked }) => {
  const speed = useSpeed();
  if (!position) return <FormattedMessage {...messages.neverHeard} />;
  return motion === 'moving' ? speed(position.speed) : <Ago at={position.at} />;
};

/** A vehicle of the list; only it is drawn again when it moves. */
export function VehicleRow({ tracking, id, isChosen, onChoose, onToggle }: RowProps) {
  const say = useSay();
  const tracked = useTracked(tracking, id);
  if (!tracked) return null;
  const {
    device: { registrationPlate: plate, driver, isShared, organization },
    motion,
  } = tracked;
  return (
    <Flex
      as="li"
      align="center"
      gap="1"
      ps="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg={isChosen ? 'accent.subtle' : undefined}
    >
      <Checkbox aria-label={say(fill(messages.alsoChoose, { plate }))} checked={isChosen} onChange={onToggle} />
      <Button
        type="button"
        variant="ghost"
        flex="1"
        minW="0"
        h="auto"
        px="2"
        py="2"
        justifyContent="space-between"
        textAlign="start"
        aria-pressed={isChosen}
        _pressed={{ bg: 'transparent' }}
        onClick={onChoose}
      >
        <Box minW="0">
          <Text fontWeight="semibold" truncate>
            {plate}
          </Text>
          {driver && (
            <Text textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
              {driver.name}
            </Text>
          )}
          {isShared && (
            <Text textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
              <FormattedMessage {...fill(messages.sharedBy, { organization: organization.name })} />
            </Text>
          )}
        </Box>
        <Flex direction="column" align="end" gap="0.5" flexShrink="0">
          <StatusBadge {...motionLooks[motion]} />
          <Text as="span" textStyle="xs" fontWeight="normal" color="fg.muted" fontVariantNumeric="tabular-nums">
            <Words tracked={tracked} />
          </Text>
        </Flex>
      </Button>
    </Flex>
  );
}
