import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import { NotificationPage, NotificationQuery, NotificationsRead } from 'shared-contracts/notifications';
import { inTransaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needsSignIn } from '../../platform/needs.ts';
import { listNotifications, readAll, readOne } from './notifications.store.ts';
import { tellBells } from './notify.ts';

export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/notifications',
    { ...needsSignIn, schema: { querystring: NotificationQuery, response: { 200: NotificationPage } } },
    async (request) => listNotifications(db, callerOf(request), request.query, now()),
  );

  app.patch(
    '/notifications/:id/read',
    { ...needsSignIn, schema: { params: byId, response: { 200: Done } } },
    async (request) =>
      inTransaction(db, async (tx) => {
        const { id } = request.params;
        const { userId } = callerOf(request);
        if (!(await readOne(tx, { userId }, id, now()))) throw notFound();
        await tellBells(tx, [userId]);
        return { id };
      }),
  );

  app.post(
    '/notifications/read',
    { ...needsSignIn, schema: { response: { 200: NotificationsRead } } },
    async (request) =>
      inTransaction(db, async (tx) => {
        const { userId } = callerOf(request);
        const read = await readAll(tx, { userId }, now());
        await tellBells(tx, [userId]);
        return { read };
      }),
  );
};
