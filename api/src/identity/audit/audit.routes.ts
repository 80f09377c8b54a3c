import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Paging } from 'shared-contracts/common';
import { AuditApiKeyPage, AuditPage, AuditQuery } from 'shared-contracts/identity/audit';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { listAuditApiKeys, listAuditEntries } from './audit.store.ts';
import { parseChanges, findRecordedName, listReferences, replaceIdsByNames } from './entry.rules.ts';
import { createNameResolver } from './names.store.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { AUDIT_EXPORT } from './audit-export.rules.ts';

/** Requiring a role excludes API keys: a key has none. */
const ADMINISTER = needs('organizationOwner', 'write', { roles: ['admin'] });

export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/audit',
    {
      ...exportable(ADMINISTER, 'audit', AUDIT_EXPORT, true),
      schema: { querystring: AuditQuery, response: { 200: AuditPage } },
    },
    async (request) => {
      const page = await listAuditEntries(db, callerOf(request), request.query);
      const items = page.items.map((entry) => ({ ...entry, changes: parseChanges(entry.changes) }));
      const nameOf = await createNameResolver(
        db,
        items.flatMap(({ subject, subjectId, changes }) => [
          { kind: subject, id: subjectId },
          ...listReferences(changes),
        ]),
      );
      return {
        ...page,
        items: items.map(({ changes, ...entry }) => ({
          ...entry,
          name: nameOf({ kind: entry.subject, id: entry.subjectId }) ?? findRecordedName(changes),
          changes: replaceIdsByNames(changes, nameOf),
        })),
      };
    },
  );

  app.get(
    '/audit/api-keys',
    { ...ADMINISTER, schema: { querystring: Paging, response: { 200: AuditApiKeyPage } } },
    async (request) => listAuditApiKeys(db, callerOf(request), request.query),
  );
};
