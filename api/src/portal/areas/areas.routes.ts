import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AreaReport } from 'shared-contracts/area-reports';
import { ErrorBody } from 'shared-contracts/common';
import { z } from 'zod';
import { identifyBy } from '../../identity/auth/session.ts';
import { tokenOf } from '../../platform/http/guard.ts';
import { isPublic } from '../../platform/needs.ts';
import { quarantineWatch } from './quarantine.ts';
import { reportUpkeep, takeReport } from './reports.ts';

const REPORT_BYTES = 32 * 1024;

export const areaRoutes: FastifyPluginAsyncZod = async (app) => {
  const identify = identifyBy(app);
  reportUpkeep.handle(app);
  quarantineWatch.handle(app);

  app.post(
    '/areas/reports',
    {
      ...isPublic,
      bodyLimit: REPORT_BYTES,
      schema: { body: AreaReport, response: { 204: z.undefined(), 429: ErrorBody } },
    },
    async (request, reply) => {
      const token = tokenOf(request);
      const found = token ? await identify(token) : null;
      await takeReport(app, request.body, {
        host: request.hostname.toLowerCase(),
        address: request.ip,
        caller: found?.caller ?? null,
      });
      return reply.code(204).send();
    },
  );
};
