import { FormattedMessage } from 'react-intl';
import { Button, Flex, Text, useFormatMessage } from 'shared-ui';
import type { Motion } from 'shared-contracts/fleet/telemetry';
import { useListParams } from 'shared-ui/list';
import { MOTIONS, motionStyles, toMotion } from './motion-styles.ts';
import { messages } from './monitoring.messages.ts';
import { useFilteredVehicles } from './use-tracking.ts';
import type { TrackingStore } from './tracking-store.ts';

/** Filters by motion; each button shows its number of vehicles. */
export function MotionFilter({ tracking }: { tracking: TrackingStore }) {
  const { setFilters, getValue } = useListParams();
  const formatMessage = useFormatMessage();
  const { counts } = useFilteredVehicles(tracking);
  const current = toMotion(getValue('motion'));
  const total = counts.moving + counts.stopped + counts.offline;
  const setMotion = (motion: Motion | undefined) => setFilters({ motion });
  return (
    <Flex role="group" aria-label={formatMessage(messages.states)} wrap="wrap" gap="1">
      <Button
        size="xs"
        variant="outline"
        aria-pressed={!current}
        _pressed={{ bg: 'accent.subtle', color: 'accent.fg' }}
        onClick={() => setMotion(undefined)}
      >
        <FormattedMessage {...messages.all} />
        <Text as="span" fontVariantNumeric="tabular-nums">
          {total}
        </Text>
      </Button>
      {MOTIONS.map((motion) => {
        const { tone, icon: MotionIcon, label } = motionStyles[motion];
        return (
          <Button
            key={motion}
            size="xs"
            variant="outline"
            aria-pressed={motion === current}
            _pressed={{ bg: `status.${tone}.bg` }}
            color={`status.${tone}.fg`}
            onClick={() => setMotion(motion === current ? undefined : motion)}
          >
            <MotionIcon size={13} aria-hidden />
            <FormattedMessage {...label} />
            <Text as="span" fontVariantNumeric="tabular-nums">
              {counts[motion]}
            </Text>
          </Button>
        );
      })}
    </Flex>
  );
}
