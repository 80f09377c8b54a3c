import { FormattedMessage } from 'react-intl';
import type { OrderEtas } from 'shared-contracts/orders/tracking';
import { Text } from 'shared-ui';
import { DateTime, RelativeTime } from 'shared-ui/format';
import { etaStates, messages } from './eta.messages.ts';

/** The expected arrival at a stop. Empty once the vehicle has been there, or without an estimate. */
export function StopEta({ etas, position }: { etas: OrderEtas | undefined; position: number }) {
  const stop = etas?.stops.find((one) => one.position === position);
  return (
    stop && (
      <Text>
        <FormattedMessage {...messages.expected} />{' '}
        <Text as="span" fontWeight="semibold" color="fg.default">
          <DateTime at={stop.eta} />
        </Text>
      </Text>
    )
  );
}

/** The age of the position that estimates are based on, or why there are none. */
export const EtaNote = ({ etas: { etaState, positionAt } }: { etas: OrderEtas }) =>
  etaState !== 'notUnderWay' && (
    <Text textStyle="sm" color="fg.muted">
      <FormattedMessage {...etaStates[etaState]} values={{ age: <RelativeTime at={positionAt} /> }} />
    </Text>
  );
