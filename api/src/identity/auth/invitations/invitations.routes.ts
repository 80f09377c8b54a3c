import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import {
  AcceptInvitation,
  AcceptInvitationResult,
  InvitationCheck,
  InvitationDetails,
} from 'shared-contracts/identity/auth';
import { publicAccess } from '../../../platform/access/needs.ts';
import { readDeviceCookie, setDeviceCookie } from '../auth-cookies.ts';
import { rememberUser } from '../device.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';

/** The invitation's token is sent in the body, so that no log contains it. */
export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/invitations/check',
    { ...publicAccess, schema: { body: InvitationCheck, response: { 200: InvitationDetails, 429: ErrorBody } } },
    async ({ body, ip }) => findInvitation(app, { ...body, address: ip }),
  );

  app.post(
    '/auth/invitations/accept',
    {
      ...publicAccess,
      schema: { body: AcceptInvitation, response: { 200: AcceptInvitationResult, 403: ErrorBody, 429: ErrorBody } },
    },
    async (request, reply) => {
      const { id, login } = await acceptInvitation(app, { ...request.body, address: request.ip });
      // The email has proved who is in front of this device, so the sign-in that follows needs no notice.
      setDeviceCookie(request, reply, rememberUser(app.secret, readDeviceCookie(request), id));
      return { login };
    },
  );
};
