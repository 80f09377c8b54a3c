import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { DocumentUpload, fileTooLarge, StagedUpload } from '../files/files.ts';
import { type Receiver, receiveUpload } from '../files/receive-upload.ts';

const LIMITS = { files: 1, fields: 20, fieldSize: 10_000, parts: 21 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Defaults to `MAX_FILE_BYTES`. */
    maxFileBytes?: number;
    /** The file is a `DocumentUpload`, of as much as the setting for documents allows. Read from the schema. */
    acceptsDocuments?: boolean;
  }
}

type FileLimits = { maxBytes: number; isDocument: boolean };
type MultipartError = { code?: string; statusCode?: number; part?: { fieldname?: string } };

function toFormError(error: unknown, { maxBytes }: FileLimits) {
  if (error instanceof AppError) return error;
  const { code, statusCode, part } = error as MultipartError;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(part?.fieldname ?? 'file', maxBytes);
  return statusCode === undefined ? new AppError(400, 'malformed', "The request can't be read") : error;
}

/** Deletes what was stored of a request that made no record of it, however it ended. */
function discardWithout(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, { staged }: StagedUpload) {
  reply.raw.once('close', () => {
    app.files.discard(app.db, staged.id).catch((error: unknown) => request.log.error({ err: error }, 'files'));
  });
}

/** Reads the fields, and the file into memory or into the store. */
async function readForm(
  app: FastifyInstance,
  receiver: Receiver,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  limits: FileLimits,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  const receive = async ({ fieldname: field, filename: name, file: content }: MultipartFile) => {
    const upload = await receiveUpload(receiver, { field, name, content, ...limits });
    if (upload instanceof StagedUpload) discardWithout(app, request, reply, upload);
    return upload;
  };
  // One byte more than allowed shows that there are too many; the rest isn't passed on.
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: limits.maxBytes + 1 } }))
    form[part.fieldname] = part.type === 'file' ? await receive(part) : part.value;
  return form;
}

/** Reads forms with files before validation, so that schemas validate them like JSON bodies. */
export async function registerMultipart(app: FastifyInstance) {
  const { maxDocumentBytes, scannerUrl } = app.config.files;
  const receiver = { db: app.db, files: app.files, now: app.now, scannerUrl };
  await app.register(multipart, { limits: LIMITS });
  app.addHook('onRoute', (route) => {
    const { body } = route.schema ?? {};
    if (!(body instanceof z.ZodObject) || !Object.values(body.shape).includes(DocumentUpload)) return;
    route.config = { ...route.config, acceptsDocuments: true };
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    const { maxFileBytes = MAX_FILE_BYTES, acceptsDocuments = false } = request.routeOptions.config;
    const limits = { maxBytes: acceptsDocuments ? maxDocumentBytes : maxFileBytes, isDocument: acceptsDocuments };
    request.body = await readForm(app, receiver, { request, reply }, limits).catch((error: unknown) => {
      throw toFormError(error, limits);
    });
  });
}
