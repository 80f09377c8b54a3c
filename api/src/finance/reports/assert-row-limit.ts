import { MAX_REPORT_ROWS } from 'shared-contracts/values/finance/reports';
import { AppError } from '../../platform/errors/app-error.ts';

/** For calls that read all rows of a report. @returns the number of rows @throws 422 if there are too many */
export function assertRowLimit(total: number): number {
  if (total > MAX_REPORT_ROWS)
    throw new AppError(422, 'tooManyRows', `More than ${MAX_REPORT_ROWS} rows: choose a shorter time`, {
      params: { max: MAX_REPORT_ROWS },
    });
  return total;
}
