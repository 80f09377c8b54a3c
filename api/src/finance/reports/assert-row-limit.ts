import { MAX_REPORT_ROWS } from 'shared-contracts/values/finance/reports';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PreparedReport } from './prepare-report.ts';

/** For what reads all rows of a report. @returns their number @throws 422 if there are too many */
export async function assertRowLimit(db: Db, { source, request }: Pick<PreparedReport, 'source' | 'request'>) {
  const total = await source.count(db, request);
  if (total > MAX_REPORT_ROWS)
    throw new AppError(422, 'tooManyRows', `More than ${MAX_REPORT_ROWS} rows: choose a shorter time`, {
      params: { max: MAX_REPORT_ROWS },
    });
  return total;
}
