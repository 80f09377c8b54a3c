import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { EInvoiceChecks, EInvoiceReading, EInvoicesQuery } from 'shared-contracts/finance/e-invoices';
import { MAX_E_INVOICE_BYTES } from 'shared-contracts/values/finance/e-invoices';
import { z } from 'zod';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/needs.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { XmlResponse, sendXml } from '../../../platform/xml/send-xml.ts';
import { Upload } from '../../../platform/files/files.ts';
import { sendZip, ZipResponse } from '../../../platform/files/send-zip.ts';
import { READ_BILLS } from '../../bill-access/read-bills.ts';
import { buildEInvoices, eInvoiceFileName } from '../../e-invoices/build-e-invoices.ts';
import { eInvoiceInvalid } from './e-invoice-invalid.ts';
import { readEInvoice } from './read-e-invoice.ts';
import { listContents } from './visible-invoices.store.ts';

/** Issued invoices and credit notes as UBL, for both sides. */
export const eInvoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function build(caller: Caller, ids: readonly string[]) {
    const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
    const found = await listContents(db, caller, unique);
    if (found.length < unique.length) throw notFound();
    return buildEInvoices(db, found);
  }

  app.get(
    '/invoices/e-invoices/check',
    { ...READ_BILLS, schema: { querystring: EInvoicesQuery, response: { 200: EInvoiceChecks, 404: ErrorBody } } },
    async (request) => ({
      items: (await build(callerOf(request), request.query.invoiceId)).map(({ id, number, violations }) => ({
        id,
        number,
        violations,
      })),
    }),
  );

  app.get(
    '/invoices/e-invoices/export',
    {
      ...READ_BILLS,
      schema: { querystring: EInvoicesQuery, response: { 200: ZipResponse, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request, reply) => {
      const built = await build(callerOf(request), request.query.invoiceId);
      const files = built.flatMap(({ content, xml }) =>
        xml === null ? [] : [{ name: eInvoiceFileName(content), content: Buffer.from(xml) }],
      );
      if (files.length === 0) throw eInvoiceInvalid(built);
      return sendZip(reply, 'e-invoices.zip', files);
    },
  );

  app.post(
    '/invoices/e-invoices/readings',
    {
      config: { ...READ_BILLS.config, maxFileBytes: MAX_E_INVOICE_BYTES },
      schema: {
        consumes: ['multipart/form-data'],
        body: z.object({ file: Upload }),
        response: { 200: EInvoiceReading },
      },
    },
    (request) => readEInvoice(request.body.file.content),
  );

  app.get(
    '/invoices/:id/e-invoice',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: XmlResponse, 409: ErrorBody } } },
    async (request, reply) => {
      const [built] = await build(callerOf(request), [request.params.id]);
      if (!built?.xml) throw eInvoiceInvalid(built ? [built] : []);
      return sendXml(reply, eInvoiceFileName(built.content), built.xml);
    },
  );
};
