import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AreaReport } from 'shared-contracts/portal/area-reports';
import { AreaModelList } from 'shared-contracts/portal/area-models';
import { SigningKeys } from 'shared-contracts/portal/signing-keys';
import { ErrorBody } from 'shared-contracts/common';
import { z } from 'zod';
import { getBearerToken } from '../../platform/http/access-guard.ts';
import { needs, publicAccess } from '../../platform/access/needs.ts';
import type { AreaModel } from 'shared-contracts/values/identity/access';
import type { ReleaseSource } from '../pages/release-source.ts';
import { toAreaModels } from './area-models.rules.ts';
import { saveReport } from './reports.ts';

const MAX_REPORT_BYTES = 32 * 1024;

const listOptions = async (releases: ReleaseSource) => {
  const registry = await releases.getRegistry();
  return registry ? toAreaModels(registry) : [];
};

export const listAreaModels = async (releases: ReleaseSource): Promise<AreaModel[]> =>
  (await listOptions(releases)).map(({ model }) => model);

export const areaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/areas/models', { ...needs('user', 'read'), schema: { response: { 200: AreaModelList } } }, async () => ({
    items: await listOptions(app.releases),
  }));

  app.get('/areas/signing-keys', { ...publicAccess, schema: { response: { 200: SigningKeys } } }, async () => ({
    items: [...(app.config.trustedKeys ?? [])],
  }));

  app.post(
    '/areas/reports',
    {
      ...publicAccess,
      bodyLimit: MAX_REPORT_BYTES,
      schema: { body: AreaReport, response: { 204: z.undefined(), 429: ErrorBody } },
    },
    async (request, reply) => {
      const token = getBearerToken(request);
      const identity = token ? await app.identify(token) : null;
      await saveReport(app, request.body, {
        host: request.hostname.toLowerCase(),
        address: request.ip,
        caller: identity?.caller ?? null,
      });
      return reply.code(204).send();
    },
  );
};
