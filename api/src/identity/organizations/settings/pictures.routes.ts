import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch, Id } from 'shared-contracts/common';
import {
  OrganizationLogo,
  PICTURE_KINDS,
  type PictureKind,
  UploadedPicture,
} from 'shared-contracts/identity/organizations';
import { z } from 'zod';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { invalidField, notFound } from '../../../platform/errors/app-error.ts';
import type { StoredFile } from '../../../platform/files/file-store.ts';
import { IMAGE_FORMATS, ImageResponse, readUpload, Upload } from '../../../platform/files/files.ts';
import { callerOf, publicAccess, needs } from '../../../platform/access/needs.ts';
import { assertRevision, seenRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { findPictures, lockLogo, setLogo } from '../records/organizations.store.ts';
import { logoUrl, uploadedPictureUrl } from '../../pictures/picture-urls.ts';
import { findPicture, insertPicture, pruneUnusedPictures } from './pictures.store.ts';

const CACHE_ONE_HOUR = 'public, max-age=3600';
const OWNER = needs('organizationOwner', 'write');
const MULTIPART_FORM = ['multipart/form-data'];

/** @param file null: the organization has no logo afterwards */
const replaceLogo = (
  { db, files, now }: Services,
  caller: Caller,
  id: string,
  file: StoredFile | null,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const organization = await lockLogo(tx, id);
    if (!organization) throw notFound();
    await assertRevision(tx, caller, 'organization', organization, seen);
    if (!file && !organization.logoId) return null;
    const logoId = file && (await files.save(tx, { ...file, organizationId: id, createdAt: now() }));
    await setLogo(tx, id, logoId);
    if (organization.logoId) await files.remove(tx, organization.logoId);
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: id,
      event: 'logoChanged',
      organizationId: id,
      changes: { logo: { from: organization.logoId, to: logoId } },
      occurredAt: now(),
    });
    return logoId;
  });

/** The picture stays unused until a merged change refers to it. */
const uploadPicture = ({ db, files, now }: Services, organizationId: string, kind: PictureKind, file: StoredFile) =>
  inTransaction(db, async (tx) => {
    const fileId = await files.save(tx, { ...file, organizationId, createdAt: now() });
    await insertPicture(tx, { fileId, organizationId, kind, createdAt: now() });
    await pruneUnusedPictures(tx, files, organizationId);
    return { id: fileId, url: uploadedPictureUrl(organizationId, fileId) };
  });

/** The media type comes from the file's content, and the browser must not guess another one. */
async function sendPicture({ db, files }: Services, reply: FastifyReply, fileId: string | null | undefined) {
  const file = fileId && (await files.get(db, fileId));
  if (!file) throw notFound();
  const headers = { 'content-security-policy': "default-src 'none'", 'cache-control': CACHE_ONE_HOUR };
  return reply.headers(headers).type(file.mime).send(file.content);
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
      schema: {
        consumes: MULTIPART_FORM,
        headers: IfMatch,
        params: IdParams,
        body: z.object({ logo: Upload }),
        response: { 200: OrganizationLogo },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isRoot(caller) && id !== caller.organizationId) throw notFound();
      const file = await readUpload(request.body.logo, IMAGE_FORMATS);
      const logoId = await replaceLogo(app, caller, id, file, seenRevision(request));
      return { logo: logoId && logoUrl(id, logoId) };
    },
  );

  app.delete(
    '/organizations/:id/logo',
    { ...OWNER, schema: { headers: IfMatch, params: IdParams, response: { 200: OrganizationLogo } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isRoot(caller) && id !== caller.organizationId) throw notFound();
      await replaceLogo(app, caller, id, null, seenRevision(request));
      return { logo: null };
    },
  );

  const upload = async (organizationId: string, body: z.infer<typeof PictureForm>) => {
    const kind = PICTURE_KINDS.find((pictureKind) => body[pictureKind]);
    const picture = kind && body[kind];
    if (!picture) throw invalidField(PICTURE_KINDS[0], 'required', 'Field is required');
    return uploadPicture(app, organizationId, kind, await readUpload(picture, IMAGE_FORMATS));
  };

  app.post(
    '/organizations/self/pictures',
    { ...OWNER, schema: { consumes: MULTIPART_FORM, body: PictureForm, response: { 201: UploadedPicture } } },
    async (request, reply) => reply.code(201).send(await upload(callerOf(request).organizationId, request.body)),
  );

  // For root, who changes the settings of other organizations without a review.
  app.post(
    '/organizations/:id/pictures',
    {
      ...needs('organizations', 'write'),
      schema: { consumes: MULTIPART_FORM, params: IdParams, body: PictureForm, response: { 201: UploadedPicture } },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isRoot(callerOf(request)) || !(await findPictures(db, id))) throw notFound();
      return reply.code(201).send(await upload(id, request.body));
    },
  );

  app.get(
    '/organizations/:id/logo',
    { ...publicAccess, schema: { params: IdParams, response: { 200: ImageResponse } } },
    async ({ params }, reply) => sendPicture(app, reply, (await findPictures(db, params.id))?.logoId),
  );

  app.get(
    '/organizations/:id/favicon',
    { ...publicAccess, schema: { params: IdParams, response: { 200: ImageResponse } } },
    async ({ params }, reply) => sendPicture(app, reply, (await findPictures(db, params.id))?.pageFaviconId),
  );

  app.get(
    '/organizations/:id/login-image',
    { ...publicAccess, schema: { params: IdParams, response: { 200: ImageResponse } } },
    async ({ params }, reply) => sendPicture(app, reply, (await findPictures(db, params.id))?.loginImageId),
  );

  app.get(
    '/organizations/:id/pictures/:fileId',
    { ...publicAccess, schema: { params: IdParams.extend({ fileId: Id }), response: { 200: ImageResponse } } },
    async ({ params }, reply) => sendPicture(app, reply, (await findPicture(db, params.id, params.fileId))?.fileId),
  );
};
