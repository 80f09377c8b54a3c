import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { AppError } from '../errors.ts';
import { fileTooLarge, UploadedFile } from '../files.ts';

const LIMITS = { fileSize: MAX_FILE_BYTES, files: 1, fields: 20, fieldSize: 10_000, parts: 21 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest file that the route takes; a megabyte unless told. */
    fileBytes?: number;
  }
}

type Refused = { code?: string; statusCode?: number; part?: { fieldname?: string } };

function refusal(error: unknown, fileBytes: number) {
  const { code, statusCode, part } = error as Refused;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(part?.fieldname ?? 'file', fileBytes);
  return statusCode === undefined ? new AppError(400, 'malformed', 'The request cannot be read') : error;
}

/** A form as an object: texts, and its file whole in memory, which is why that is small. */
async function readForm(request: FastifyRequest, fileSize: number): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
    form[part.fieldname] =
      part.type === 'file' ? new UploadedFile(part.fieldname, part.filename, await part.toBuffer()) : part.value;
  }
  return form;
}

/** Forms with files are read before validation, so that a schema judges them as it judges JSON. */
export async function acceptForms(app: FastifyInstance) {
  await app.register(multipart, { limits: LIMITS });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const { fileBytes = MAX_FILE_BYTES } = request.routeOptions.config;
    request.body = await readForm(request, fileBytes).catch((error: unknown) => {
      throw refusal(error, fileBytes);
    });
  });
}
