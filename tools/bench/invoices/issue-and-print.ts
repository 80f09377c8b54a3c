import { createInvoice, invoicePdf } from '../../../api/src/finance/public.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';
import { renderPdf } from '../../../api/src/platform/pdf/send-pdf.ts';
import type { WaitingPeriod } from './waiting-bills.ts';

const countPages = (pdf: Buffer) => pdf.toString('latin1').split(/\/Type \/Page\b(?!s)/).length - 1;

/** Issues the invoice of each period as the portal does, and writes its PDF. @param at unix seconds */
export async function issueAndPrint(db: Db, periods: readonly WaitingPeriod[], at: number) {
  const done = { invoices: 0, bills: 0, pages: 0, issueMs: 0, pdfMs: 0 };
  for (const period of periods) {
    const started = performance.now();
    const author = { userId: null, actorId: null, organizationId: period.payeeId };
    const waiting = { ...period, periodIds: [period.id] };
    const invoice = await createInvoice(db, author, waiting, { at, zone: 'Asia/Colombo' });
    if (!invoice) throw new Error(`Nothing waits in ${period.id}`);
    const issued = performance.now();
    const { content } = await db
      .selectFrom('invoices')
      .select('content')
      .where('id', '=', invoice.id)
      .executeTakeFirstOrThrow();
    const pdf = await renderPdf(invoicePdf(content, 'en', null));
    done.issueMs += issued - started;
    done.pdfMs += performance.now() - issued;
    done.invoices += 1;
    done.bills += content.bills?.length ?? 0;
    done.pages += countPages(pdf);
  }
  return done;
}
