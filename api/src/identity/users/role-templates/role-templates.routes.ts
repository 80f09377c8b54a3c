import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  RoleTemplate,
  RoleTemplateChanges,
  RoleTemplateInput,
  RoleTemplates,
} from 'shared-contracts/identity/role-templates';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { findRoleTemplate, listRoleTemplates } from './role-templates.store.ts';
import { changeRoleTemplate, createRoleTemplate, removeRoleTemplate } from './save-role-templates.ts';

export const roleTemplateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const loadTemplate = async (caller: Caller, id: string) => {
    const template = await findRoleTemplate(db, caller, id);
    if (!template) throw notFound();
    return template;
  };

  app.get(
    '/role-templates',
    { ...needs('user', 'read'), schema: { response: { 200: RoleTemplates } } },
    async (request) => ({ items: await listRoleTemplates(db, callerOf(request)) }),
  );

  app.post(
    '/role-templates',
    { ...needs('user', 'write'), schema: { body: RoleTemplateInput, response: { 201: RoleTemplate, 409: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const id = await createRoleTemplate(app, caller, request.body);
      return reply.code(201).send(await loadTemplate(caller, id));
    },
  );

  app.patch(
    '/role-templates/:id',
    {
      ...needs('user', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: RoleTemplateChanges, response: { 200: RoleTemplate } },
    },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await changeRoleTemplate(app, caller, id, request.body, seenRevision(request));
      return loadTemplate(caller, id);
    },
  );

  app.delete(
    '/role-templates/:id',
    { ...needs('user', 'write'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeRoleTemplate(app, callerOf(request), request.params.id, seenRevision(request)),
  );
};
