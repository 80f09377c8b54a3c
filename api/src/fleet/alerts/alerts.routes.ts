import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import { Alert, AlertAcknowledgement, AlertCounts, AlertPage, AlertQuery } from 'shared-contracts/fleet/alerts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { ALERT_ACCESS, getSubject, mayAcknowledge } from './alert.rules.ts';
import { type AlertRow, countOpenAlerts, findAlert, listAlerts } from './alerts.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write', { or: [ALERT_ACCESS.driver] });

const presentAlert = ({ params, driverId, ...row }: AlertRow, caller: Caller): Alert => ({
  ...row,
  document: params.document ?? null,
  service: params.service ?? null,
  odometer: params.odometer ?? null,
  engineHours: params.engineHours ?? null,
  speed: params.speed ?? null,
  limit: params.limit ?? null,
  minutes: params.minutes ?? null,
  distance: params.distance ?? null,
  trip: params.trip ?? null,
  location: params.location ?? null,
  item: params.item ?? null,
  hours: params.hours ?? null,
  actions: row.state === 'open' && mayAcknowledge(caller, getSubject({ driverId })) ? ['acknowledge'] : [],
});

export const alertRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const load = async (caller: Caller, id: string): Promise<Alert> => {
    const row = await findAlert(db, caller, id);
    if (!row) throw notFound();
    return presentAlert(row, caller);
  };

  app.get(
    '/alerts',
    { ...READ, schema: { querystring: AlertQuery, response: { 200: AlertPage } } },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...page } = await listAlerts(db, caller, request.query);
      return { ...page, items: items.map((row) => presentAlert(row, caller)) };
    },
  );

  app.get('/alerts/counts', { ...READ, schema: { response: { 200: AlertCounts } } }, async (request) =>
    countOpenAlerts(db, callerOf(request)),
  );

  app.get('/alerts/:id', { ...READ, schema: { params: IdParams, response: { 200: Alert } } }, async (request) =>
    load(callerOf(request), request.params.id),
  );

  app.patch(
    '/alerts/:id/acknowledge',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: AlertAcknowledgement, response: { 200: Alert } },
    },
    async (request) => {
      const { id } = request.params;
      await acknowledgeAlert(app, callerOf(request), id, request.body, seenRevision(request));
      return load(callerOf(request), id);
    },
  );
};
