import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { XML_MIME } from './xml-mime.ts';

/** The response schema of a route that sends XML. */
export const XmlResponse = {
  description: 'OK',
  content: { [XML_MIME]: { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
};

/** @param name in ASCII */
export const sendXml = (reply: FastifyReply, name: string, xml: string) =>
  reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type(XML_MIME)
    .send(Buffer.from(xml));
