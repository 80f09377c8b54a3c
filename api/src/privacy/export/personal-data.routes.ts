import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply } from 'fastify';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { mayManageRole } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs, needsPerson } from '../../platform/access/needs.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { ZipResponse } from '../../platform/files/send-zip.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findOrganizationOf, findPerson, listRoles, type PersonKind } from '../person.store.ts';
import { exportPerson } from './export-person.ts';

const ADMIN = { roles: ['admin'] } as const;
/** The path of each kind of person, and who may export it. */
const EXPORTS = [
  { kind: 'user', path: '/users/:id/personal-data', access: needs('user', 'write', ADMIN) },
  { kind: 'driver', path: '/drivers/:id/personal-data', access: needs('driver', 'write', ADMIN) },
  { kind: 'contact', path: '/contacts/:id/personal-data', access: needs('contact', 'write', ADMIN) },
] as const;

/** Exports of all data about a person, for the person or an administrator. */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function send(reply: FastifyReply, caller: Caller, kind: PersonKind, id: string) {
    const organizationId = await findOrganizationOf(db, caller, kind, id);
    if (organizationId === undefined) throw notFound();
    const person = await findPerson(db, organizationId, kind, id);
    if ((await listRoles(db, person)).some((role) => !mayManageRole(caller, role)))
      throw new AppError(403, 'outOfReach', 'The data of this person is for a higher role');
    // Not in a transaction: a request that is repeated after a lost connection exports again.
    await recordTimeline(db, caller, {
      subject: kind,
      subjectId: id,
      event: 'personalDataExported',
      organizationId,
      occurredAt: now(),
    });
    return reply
      .headers({ 'content-disposition': 'attachment; filename="personal-data.zip"', 'cache-control': 'no-store' })
      .type('application/zip')
      .send(await exportPerson({ db: app.batchDb, files: app.files }, person, now()));
  }

  app.post(
    '/users/self/personal-data',
    { ...needsPerson, schema: { response: { 200: ZipResponse, 403: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      if (caller.actorId)
        throw new AppError(403, 'actingAsSomeone', 'Personal data is not available in a session as someone else');
      return send(reply, caller, 'user', caller.userId);
    },
  );

  for (const { kind, path, access } of EXPORTS)
    app.post(
      path,
      { ...access, schema: { params: IdParams, response: { 200: ZipResponse } } },
      async (request, reply) => send(reply, callerOf(request), kind, request.params.id),
    );
};
