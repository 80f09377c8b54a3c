import { FormattedMessage } from 'react-intl';
import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';
import { DateTime, DateTimeRange } from 'shared-ui/format';
import { messages } from './vehicle-shares.messages.ts';

export const SharePeriod = ({ fromAt, toAt }: Pick<VehicleShare, 'fromAt' | 'toAt'>) =>
  toAt === null ? (
    <>
      <DateTime at={fromAt} /> – <FormattedMessage {...messages.openEnd} />
    </>
  ) : (
    <DateTimeRange from={fromAt} to={toAt} />
  );
