import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addInvoicing } from './invoices/waiting-bills.ts';
import { issueAndPrint } from './invoices/issue-and-print.ts';
import { loadDemo } from '../../api/demo/demo.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { coreMs } from './measure/core-ms.ts';
import { rounded } from '../lib/median.ts';

const BILLS = 10_000;
const INVOICES = 200;
/** Seconds of one core, regardless of other load on the machine; the database's part is in `issueSeconds`. */
const LIMITS = { processorSeconds: 60 };

/** Groups 10,000 approved order bills of 200 partners into an invoice each, with its PDF, one after the other. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const embedded = await startEmbeddedPostgres(folder);
  const db = openDatabase(embedded.connection, console.error);
  try {
    await prepareDatabase(db);
    const now = Math.floor(Date.now() / 1_000);
    await loadDemo(db, now);
    const periods = await addInvoicing(db, { bills: BILLS, invoices: INVOICES });
    const [started, spent] = [performance.now(), coreMs()];
    const printed = await issueAndPrint(db, periods, now);
    const seconds = (performance.now() - started) / 1_000;
    const figures = {
      invoices: printed.invoices,
      bills: printed.bills,
      pages: printed.pages,
      issueSeconds: rounded(printed.issueMs / 1_000),
      pdfSeconds: rounded(printed.pdfMs / 1_000),
      processorSeconds: rounded((coreMs() - spent) / 1_000),
      totalSeconds: rounded(seconds),
      load: rounded(loadavg()[0] ?? 0),
    };
    const isWhole = printed.invoices === INVOICES && printed.bills === BILLS;
    return { holds: isWhole && figures.processorSeconds <= LIMITS.processorSeconds, figures, limits: LIMITS };
  } finally {
    await db.destroy();
    await embedded.stop();
    removeData(folder);
  }
}
