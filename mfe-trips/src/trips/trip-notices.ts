import type { TripStageResult } from 'shared-contracts/trips/trip-stages';
import { type FormatMessage, type Message, useFormatMessage, withValues } from 'shared-ui';
import { tripStatusStyles } from 'shared-ui/format';
import { resultMessages as messages } from './trip-notices.messages.ts';

/**
 * The message for a requested stage that was only recorded, or was reached before; undefined if the stage has changed.
 */
export function describeStageResult(
  { stage, stageOutcome }: Pick<TripStageResult, 'stage' | 'stageOutcome'>,
  formatMessage: FormatMessage,
): Message | undefined {
  const values = { stage: formatMessage(tripStatusStyles[stage].label) };
  if (stageOutcome === 'recorded') return withValues(messages.recorded, values);
  // An assigned trip keeps its stage when only its vehicle or driver changes.
  return stageOutcome === 'unchanged' && stage !== 'vehicleAssigned'
    ? withValues(messages.unchanged, values)
    : undefined;
}

/** Whether a response says that the trip has reached another stage. */
export const hasStageChanged = ({ stageOutcome }: Pick<TripStageResult, 'stageOutcome'>) => stageOutcome === 'changed';

/** For the `resultNotice` of a mutation. */
export function useStageNotice() {
  const formatMessage = useFormatMessage();
  return (trip: TripStageResult) => describeStageResult(trip, formatMessage);
}

export type StageNotice = ReturnType<typeof useStageNotice>;
