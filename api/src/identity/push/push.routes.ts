import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { PushState, PushSubscriptionInput } from 'shared-contracts/identity/push';
import { callerOf, needsPerson } from '../../platform/access/needs.ts';
import { getSession } from '../auth/session.ts';
import { subscribe, unsubscribe } from './push-subscriptions.ts';
import { hasSubscription } from './push-subscriptions.store.ts';
import { deriveVapidKeys } from './vapid.ts';

const PATH = '/push/subscription';

/** Notifications in the browser of the caller's session. */
export const pushRoutes: FastifyPluginAsyncZod = async (app) => {
  const { publicKey } = deriveVapidKeys(app.secret);

  app.get(PATH, { ...needsPerson, schema: { response: { 200: PushState } } }, async (request) => {
    const { sessionId } = await getSession(app, request);
    return { publicKey, isOn: sessionId !== undefined && (await hasSubscription(app.db, sessionId)) };
  });

  app.put(
    PATH,
    { ...needsPerson, schema: { body: PushSubscriptionInput, response: { 200: PushState, 409: ErrorBody } } },
    async (request) => {
      await subscribe(app, callerOf(request), await getSession(app, request), request.body);
      return { publicKey, isOn: true };
    },
  );

  app.delete(PATH, { ...needsPerson, schema: { response: { 200: PushState } } }, async (request) => {
    await unsubscribe(app, callerOf(request), await getSession(app, request));
    return { publicKey, isOn: false };
  });
};
