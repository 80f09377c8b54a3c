import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import { useFormatMessage, withValues } from 'shared-ui';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { warningMessages } from './feasibility.messages.ts';

/** @param getPlace the name of the place of a stop */
export function useFormatWarning(getPlace: (stop: number) => string | undefined) {
  const zone = useTimeZone();
  const formatMessage = useFormatMessage();
  return ({ code, params: { stop, at } }: FeasibilityWarning) =>
    formatMessage(
      withValues(warningMessages[code], {
        place: getPlace(Number(stop)) ?? '…',
        at: at === undefined ? 'never' : formatDateTime(Number(at), zone),
      }),
    );
}
