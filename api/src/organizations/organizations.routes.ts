import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, ErrorBody } from 'shared-contracts/common';
import { DistributorInfo, DistributorQuery, Organization, OrganizationLogo } from 'shared-contracts/organizations';
import { z } from 'zod';
import { type Caller, isRoot } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { IMAGES, Picture, readUpload, type StoredFile, Upload } from '../platform/files.ts';
import { callerOf, isPublic, needs, needsSignIn } from '../platform/needs.ts';
import type { Parts } from '../platform/parts.ts';
import { record } from '../platform/timeline.ts';
import { distributorAt } from './distributor.ts';
import { logoAddress } from './pictures.ts';
import { findOrganization, findPictures, lockLogo, setLogo } from './organizations.store.ts';

const AN_HOUR = 'public, max-age=3600';

const replaceLogo = ({ db, files, now }: Parts, caller: Caller, id: string, file: StoredFile) =>
  inTransaction(db, async (tx) => {
    const before = await lockLogo(tx, id);
    if (!before) throw notFound();
    const logoId = await files.put(tx, { ...file, organizationId: id, createdAt: now() });
    await setLogo(tx, id, logoId);
    if (before.logoId) await files.remove(tx, before.logoId);
    await record(tx, caller, { subject: 'organization', subjectId: id, event: 'logoChanged', organizationId: id, occurredAt: now() });
    return logoId;
  });

/** A picture is safe to show: its kind was judged by its bytes, and the browser may not judge again. */
async function sendPicture({ db, files }: Parts, reply: FastifyReply, fileId: string | null | undefined) {
  const file = fileId && (await files.get(db, fileId));
  if (!file) throw notFound();
  const safe = { 'content-security-policy': "default-src 'none'", 'cache-control': AN_HOUR };
  return reply.headers(safe).type(file.mime).send(file.content);
}

export const organizationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/organizations/my', { ...needsSignIn, schema: { response: { 200: Organization } } }, async (request) => {
    const { logoId, ...organization } = await findOrganization(db, callerOf(request));
    return { ...organization, logo: logoId && logoAddress(organization.id, logoId) };
  });

  app.get('/organizations/distributor', { ...isPublic, schema: { querystring: DistributorQuery, response: { 200: DistributorInfo, 404: ErrorBody } } }, async ({ query }) => {
    const found = await distributorAt(db, query.domain);
    if (!found) throw notFound();
    return found;
  });

  app.post(
    '/organizations/:id/logo',
    { ...needs('organizationOwner', 'write'), schema: { consumes: ['multipart/form-data'], params: byId, body: z.object({ logo: Upload }), response: { 200: OrganizationLogo } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isRoot(caller) && id !== caller.organizationId) throw notFound();
      const logoId = await replaceLogo(app, caller, id, await readUpload(request.body.logo, IMAGES));
      return { logo: logoAddress(id, logoId) };
    },
  );

  app.get('/organizations/:id/logo', { ...isPublic, schema: { params: byId, response: { 200: Picture } } }, async ({ params }, reply) =>
    sendPicture(app, reply, (await findPictures(db, params.id))?.logoId));

  app.get('/organizations/:id/favicon', { ...isPublic, schema: { params: byId, response: { 200: Picture } } }, async ({ params }, reply) =>
    sendPicture(app, reply, (await findPictures(db, params.id))?.pageFaviconId));

  app.get('/organizations/:id/login-image', { ...isPublic, schema: { params: byId, response: { 200: Picture } } }, async ({ params }, reply) =>
    sendPicture(app, reply, (await findPictures(db, params.id))?.loginImageId));
};
