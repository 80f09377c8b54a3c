import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { DRIVER_MANAGING_ORGANIZATIONS } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { anonymizePerson } from './anonymize-person.ts';

const ADMIN = { roles: ['admin'] } as const;
const ROUTES = [
  { kind: 'user', path: '/users/:id/personal-data', access: needs('user', 'delete', ADMIN) },
  {
    kind: 'driver',
    path: '/drivers/:id/personal-data',
    access: needs('driver', 'delete', { ...ADMIN, ...DRIVER_MANAGING_ORGANIZATIONS }),
  },
] as const;

/** Anonymizes people who have left. */
export const anonymizeRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const { kind, path, access } of ROUTES)
    app.delete(
      path,
      { ...access, schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult, 409: ErrorBody } } },
      async (request) => {
        const { id } = request.params;
        await anonymizePerson(app, callerOf(request), { kind, id }, seenRevision(request));
        return { id };
      },
    );
};
