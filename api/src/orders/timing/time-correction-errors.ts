import type { FieldError } from 'shared-contracts/common';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { StopStamp } from 'shared-contracts/values/orders/stop-stamps';
import { type AppError, conflict, forbidden } from '../../platform/errors/app-error.ts';
import type { CorrectionProblem, CorrectionRejection } from '../stages/time-correction.rules.ts';

const MESSAGES: Record<CorrectionProblem, string> = {
  notCorrectable: 'This time was not recorded: change the stage of the order instead',
  inFuture: 'Time is in the future',
  beforeEarlierTime: 'Time is before an earlier one of the order',
  afterLaterTime: 'Time is after a later one of the order',
};

export const toFieldErrors = (problems: Partial<Record<StopStamp, CorrectionProblem>>): Record<string, FieldError> =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, { code, message: MESSAGES[code] }]));

export const toCorrectionError = (
  rejection: CorrectionRejection,
  { number: record, stage }: { number: string; stage: OrderStage },
): AppError =>
  rejection === 'forbidden'
    ? forbidden()
    : conflict('timesNotCorrectable', `Times of an order in stage ${stage} cannot be corrected`, {
        record,
        of: 'order',
        stage,
      });
