import { FormattedMessage } from 'react-intl';
import { Button, Flex, Text, useSay } from 'shared-ui';
import type { Motion } from 'shared-contracts/telemetry';
import { useListParams } from 'shared-ui/list';
import { motionIn, motionLooks, MOTIONS } from './motion-looks.ts';
import { messages } from './monitoring.messages.ts';
import { useShown } from './use-tracking.ts';
import type { Tracking } from './tracking.ts';

/** The states with how many there are of each. */
export function MotionFilter({ tracking }: { tracking: Tracking }) {
  const { filter, valueOf } = useListParams();
  const say = useSay();
  const { counts } = useShown(tracking);
  const current = motionIn(valueOf('motion'));
  const all = counts.moving + counts.stopped + counts.offline;
  const choose = (motion: Motion | undefined) => filter({ motion });
  return (
    <Flex role="group" aria-label={say(messages.states)} wrap="wrap" gap="1">
      <Button
        size="xs"
        variant="outline"
        aria-pressed={!current}
        _pressed={{ bg: 'accent.subtle', color: 'accent.fg' }}
        onClick={() => choose(undefined)}
      >
        <FormattedMessage {...messages.all} />
        <Text as="span" fontVariantNumeric="tabular-nums">
          {all}
        </Text>
      </Button>
      {MOTIONS.map((motion) => {
        const { tone, icon: Drawing, label } = motionLooks[motion];
        return (
          <Button
            key={motion}
            size="xs"
            variant="outline"
            aria-pressed={motion === current}
            _pressed={{ bg: `status.${tone}.bg` }}
            color={`status.${tone}.fg`}
            onClick={() => choose(motion === current ? undefined : motion)}
          >
            <Drawing size={13} aria-hidden />
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
