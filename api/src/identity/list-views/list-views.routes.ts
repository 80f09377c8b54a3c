import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { ListView, ListViewChanges, ListViewInput, ListViews } from 'shared-contracts/identity/list-views';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needsPerson } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { listViewActions } from './list-view.rules.ts';
import { findListView, listListViews, type ListViewRecord } from './list-views.store.ts';
import { changeListView, chooseDefault, createListView, removeListView } from './save-list-views.ts';

const presentListView = (view: ListViewRecord, caller: Caller): ListView => ({
  ...view,
  isOwn: view.userId === caller.userId,
  actions: listViewActions(caller, view),
});

export const listViewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const loadListView = async (caller: Caller, id: string) => {
    const view = await findListView(db, caller, id);
    if (!view) throw notFound();
    return presentListView(view, caller);
  };

  app.get('/list-views', { ...needsPerson, schema: { response: { 200: ListViews } } }, async (request) => {
    const caller = callerOf(request);
    return { items: (await listListViews(db, caller)).map((view) => presentListView(view, caller)) };
  });

  app.post(
    '/list-views',
    { ...needsPerson, schema: { body: ListViewInput, response: { 201: ListView } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const id = await createListView(app, caller, request.body);
      return reply.code(201).send(await loadListView(caller, id));
    },
  );

  app.patch(
    '/list-views/:id',
    {
      ...needsPerson,
      schema: { headers: IfMatch, params: IdParams, body: ListViewChanges, response: { 200: ListView } },
    },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await changeListView(app, caller, id, request.body, seenRevision(request));
      return loadListView(caller, id);
    },
  );

  app.delete(
    '/list-views/:id',
    { ...needsPerson, schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeListView(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.put(
    '/list-views/:id/default',
    { ...needsPerson, schema: { params: IdParams, response: { 200: ListView } } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await chooseDefault(app, caller, id, true);
      return loadListView(caller, id);
    },
  );

  app.delete(
    '/list-views/:id/default',
    { ...needsPerson, schema: { params: IdParams, response: { 200: ListView } } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await chooseDefault(app, caller, id, false);
      return loadListView(caller, id);
    },
  );
};
