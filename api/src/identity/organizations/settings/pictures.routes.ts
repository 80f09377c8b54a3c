import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Id } from 'shared-contracts/common';
import { OrganizationLogo, PICTURE_KINDS, type PictureKind, PutPicture } from 'shared-contracts/organizations';
import { z } from 'zod';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { inTransaction } from '../../platform/database.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { IMAGES, Picture, readUpload, type StoredFile, Upload } from '../../platform/files.ts';
import { callerOf, isPublic, needs } from '../../platform/needs.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { findPictures, lockLogo, setLogo } from './organizations.store.ts';
import { logoAddress, pictureAddress } from './pictures.ts';
import { findPicture, insertPicture, removeForgotten } from './pictures.store.ts';

const AN_HOUR = 'public, max-age=3600';
const OWNER = needs('organizationOwner', 'write');
const FORM = ['multipart/form-data'];

const replaceLogo = ({ db, files, now }: Parts, caller: Caller, id: string, file: StoredFile) =>
  inTransaction(db, async (tx) => {
    const before = await lockLogo(tx, id);
    if (!before) throw notFound();
    const logoId = await files.put(tx, { ...file, organizationId: id, createdAt: now() });
    await setLogo(tx, id, logoId);
    if (before.logoId) await files.remove(tx, before.logoId);
    await record(tx, caller, {
      subject: 'organization',
      subjectId: id,
      event: 'logoChanged',
      organizationId: id,
      occurredAt: now(),
    });
    return logoId;
  });

/** The picture shows nowhere before a merged change names it. */
const putPicture = ({ db, files, now }: Parts, { organizationId }: Caller, kind: PictureKind, file: StoredFile) =>
  inTransaction(db, async (tx) => {
    const fileId = await files.put(tx, { ...file, organizationId, createdAt: now() });
    await insertPicture(tx, { fileId, organizationId, kind, createdAt: now() });
    await removeForgotten(tx, files, organizationId);
    return { id: fileId, url: pictureAddress(organizationId, fileId) };
  });

/** A picture is safe to show: its kind was judged by its bytes, and the browser may not judge again. */
async function sendPicture({ db, files }: Parts, reply: FastifyReply, fileId: string | null | undefined) {
  const file = fileId && (await files.get(db, fileId));
  if (!file) throw notFound();
  const safe = { 'content-security-policy': "default-src 'none'", 'cache-control': AN_HOUR };
  return reply.headers(safe).type(file.mime).send(file.content);
}

const PictureForm = z.object({ loginImage: Upload.optional(), favicon: Upload.optional() } satisfies Record<
  PictureKind,
  unknown
>);

export const organizationPictureRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.post(
    '/organizations/:id/logo',
    {
      ...OWNER,
      schema: { consumes: FORM, params: byId, body: z.object({ logo: Upload }), response: { 200: OrganizationLogo } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isRoot(caller) && id !== caller.organizationId) throw notFound();
      const logoId = await replaceLogo(app, caller, id, await readUpload(request.body.logo, IMAGES));
      return { logo: logoAddress(id, logoId) };
    },
  );

  app.post(
    '/organizations/self/pictures',
    { ...OWNER, schema: { consumes: FORM, body: PictureForm, response: { 201: PutPicture } } },
    async (request, reply) => {
      const kind = PICTURE_KINDS.find((one) => request.body[one]);
      const upload = kind && request.body[kind];
      if (!upload) throw invalidField(PICTURE_KINDS[0], 'required', 'Field is required');
      return reply.code(201).send(await putPicture(app, callerOf(request), kind, await readUpload(upload, IMAGES)));
    },
  );

  app.get(
    '/organizations/:id/logo',
    { ...isPublic, schema: { params: byId, response: { 200: Picture } } },
    async ({ params }, reply) => sendPicture(app, reply, (await findPictures(db, params.id))?.logoId),
  );

  app.get(
    '/organizations/:id/favicon',
    { ...isPublic, schema: { params: byId, response: { 200: Picture } } },
    async ({ params }, reply) => sendPicture(app, reply, (await findPictures(db, params.id))?.pageFaviconId),
  );

  app.get(
    '/organizations/:id/login-image',
    { ...isPublic, schema: { params: byId, response: { 200: Picture } } },
    async ({ params }, reply) => sendPicture(app, reply, (await findPictures(db, params.id))?.loginImageId),
  );

  app.get(
    '/organizations/:id/pictures/:fileId',
    { ...isPublic, schema: { params: byId.extend({ fileId: Id }), response: { 200: Picture } } },
    async ({ params }, reply) => sendPicture(app, reply, (await findPicture(db, params.id, params.fileId))?.fileId),
  );
};
