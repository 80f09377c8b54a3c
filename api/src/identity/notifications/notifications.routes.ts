import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult } from 'shared-contracts/common';
import { NotificationPage, NotificationQuery, MarkReadResult } from 'shared-contracts/identity/notifications';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needsPerson } from '../../platform/access/needs.ts';
import { listNotifications, markAllRead, markRead } from './notifications.store.ts';
import { publishNotificationsChanged } from './notify.ts';

export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/notifications',
    { ...needsPerson, schema: { querystring: NotificationQuery, response: { 200: NotificationPage } } },
    async (request) => listNotifications(db, callerOf(request), request.query, now()),
  );

  app.patch(
    '/notifications/:id/read',
    { ...needsPerson, schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) =>
      inTransaction(db, async (tx) => {
        const { id } = request.params;
        const { userId } = callerOf(request);
        if (!(await markRead(tx, { userId }, id, now()))) throw notFound();
        await publishNotificationsChanged(tx, [userId]);
        return { id };
      }),
  );

  app.post('/notifications/read', { ...needsPerson, schema: { response: { 200: MarkReadResult } } }, async (request) =>
    inTransaction(db, async (tx) => {
      const { userId } = callerOf(request);
      const read = await markAllRead(tx, { userId }, now());
      await publishNotificationsChanged(tx, [userId]);
      return { read };
    }),
  );
};
