import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { AppError } from '../errors/app-error.ts';
import { fileTooLarge, UploadedFile } from '../files/files.ts';

const LIMITS = { fileSize: MAX_FILE_BYTES, files: 1, fields: 20, fieldSize: 10_000, parts: 21 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Defaults to `MAX_FILE_BYTES`. */
    maxFileBytes?: number;
  }
}

type MultipartError = { code?: string; statusCode?: number; part?: { fieldname?: string } };

function toFormError(error: unknown, maxFileBytes: number) {
  const { code, statusCode, part } = error as MultipartError;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(part?.fieldname ?? 'file', maxFileBytes);
  return statusCode === undefined ? new AppError(400, 'malformed', "The request can't be read") : error;
}

/** Reads the fields and the file into memory. */
async function readForm(request: FastifyRequest, fileSize: number): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
    form[part.fieldname] =
      part.type === 'file' ? new UploadedFile(part.fieldname, part.filename, await part.toBuffer()) : part.value;
  }
  return form;
}

/** Reads forms with files before validation, so that schemas validate them like JSON bodies. */
export async function registerMultipart(app: FastifyInstance) {
  await app.register(multipart, { limits: LIMITS });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const { maxFileBytes = MAX_FILE_BYTES } = request.routeOptions.config;
    request.body = await readForm(request, maxFileBytes).catch((error: unknown) => {
      throw toFormError(error, maxFileBytes);
    });
  });
}
