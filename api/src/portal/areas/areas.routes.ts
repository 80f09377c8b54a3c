import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AreaReport } from 'shared-contracts/portal/area-reports';
import { ErrorBody } from 'shared-contracts/common';
import { z } from 'zod';
import { createIdentify } from '../../identity/public.ts';
import { getBearerToken } from '../../platform/http/access-guard.ts';
import { publicAccess } from '../../platform/access/needs.ts';
import { saveReport } from './reports.ts';

const MAX_REPORT_BYTES = 32 * 1024;

export const areaRoutes: FastifyPluginAsyncZod = async (app) => {
  const identify = createIdentify(app);

  app.post(
    '/areas/reports',
    {
      ...publicAccess,
      bodyLimit: MAX_REPORT_BYTES,
      schema: { body: AreaReport, response: { 204: z.undefined(), 429: ErrorBody } },
    },
    async (request, reply) => {
      const token = getBearerToken(request);
      const identity = token ? await identify(token) : null;
      await saveReport(app, request.body, {
        host: request.hostname.toLowerCase(),
        address: request.ip,
        caller: identity?.caller ?? null,
      });
      return reply.code(204).send();
    },
  );
};
