import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import { NetworkSharing, NetworkSharingInput } from 'shared-contracts/network/sharing';
import { findPartnership } from '../../identity/public.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findNetworkSharing } from './network-sharing.store.ts';
import { saveNetworkSharing } from './save-network-sharing.ts';

const WRITE = needs('partner', 'write');

/** The contacts and locations that the caller's organization shares with a partner. */
export const networkSharingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/partners/:id/sharing',
    { ...WRITE, schema: { params: IdParams, response: { 200: NetworkSharing } } },
    async (request) => {
      const { organizationId } = callerOf(request);
      const partnership = await findPartnership(app.db, organizationId, request.params.id);
      if (!partnership) throw notFound();
      const { id: partnershipId, revision } = partnership;
      return {
        id: request.params.id,
        revision,
        ...(await findNetworkSharing(app.db, { partnershipId, organizationId })),
      };
    },
  );

  app.patch(
    '/partners/:id/sharing',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: NetworkSharingInput, response: { 200: NetworkSharing } },
    },
    async (request) =>
      saveNetworkSharing(app, callerOf(request), request.params.id, request.body, seenRevision(request)),
  );
};
