import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { Statement, StatementEmail, StatementEmailResult, StatementQuery } from 'shared-contracts/finance/statements';
import { findUserPreferences } from '../../../identity/public.ts';
import { callerOf } from '../../../platform/access/needs.ts';
import { ExcelResponse, sendSheets } from '../../../platform/excel/send-sheets.ts';
import { PdfResponse, sendPdf, toPdfFileName } from '../../../platform/pdf/send-pdf.ts';
import { READ_BILLS } from '../../bill-access/read-bills.ts';
import { APPROVE } from '../../invoicing/parties.store.ts';
import { emailStatement } from './email-statement.ts';
import { findPrinted } from './printed.ts';
import { toSheets } from './statement-sheet.ts';
import { statementPdf } from './statement.pdf.ts';
import { presentStatement } from './statement.present.ts';

/** Statements of account: what happened with a partner in a period, and what is owed. */
export const statementRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files, now } = app;

  app.get(
    '/statements',
    { ...READ_BILLS, schema: { querystring: StatementQuery, response: { 200: Statement, 404: ErrorBody } } },
    (request) => presentStatement(db, callerOf(request), request.query),
  );

  app.get(
    '/statements/export',
    { ...READ_BILLS, schema: { querystring: StatementQuery, response: { 200: PdfResponse, 404: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const statement = await presentStatement(db, caller, request.query);
      const { zone } = await findUserPreferences(db, caller.userId);
      const printed = await findPrinted(db, files, caller, statement, { zone, at: now() });
      const name = toPdfFileName(`statement ${statement.partner.name}`, now(), zone);
      return sendPdf(reply, name, statementPdf(statement, printed));
    },
  );

  app.get(
    '/statements/excel',
    { ...READ_BILLS, schema: { querystring: StatementQuery, response: { 200: ExcelResponse, 404: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const statement = await presentStatement(db, caller, request.query);
      const { zone, language } = await findUserPreferences(db, caller.userId);
      const name = toPdfFileName(`statement ${statement.partner.name}`, now(), zone).replace(/pdf$/, 'xlsx');
      return sendSheets(reply, name, toSheets(statement, language, zone));
    },
  );

  app.post(
    '/statements/send-email',
    { ...APPROVE, schema: { body: StatementEmail, response: { 200: StatementEmailResult, 404: ErrorBody } } },
    (request) => emailStatement(app, callerOf(request), request.body),
  );
};
