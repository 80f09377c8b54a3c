import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AuditPage, AuditQuery } from 'shared-contracts/audit';
import { needsRoot } from '../../platform/needs.ts';
import { listEntries } from './audit.store.ts';
import { changesIn, nameIn, referencesIn, withNames } from './entry.rules.ts';
import { namesFor } from './names.store.ts';

export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/audit',
    { ...needsRoot, schema: { querystring: AuditQuery, response: { 200: AuditPage } } },
    async ({ query }) => {
      const page = await listEntries(db, query);
      const items = page.items.map((entry) => ({ ...entry, changes: changesIn(entry.changes) }));
      const nameOf = await namesFor(
        db,
        items.flatMap(({ subject, subjectId, changes }) => [
          { kind: subject, id: subjectId },
          ...referencesIn(changes),
        ]),
      );
      return {
        ...page,
        items: items.map(({ changes, ...entry }) => ({
          ...entry,
          name: nameOf({ kind: entry.subject, id: entry.subjectId }) ?? nameIn(changes),
          changes: withNames(changes, nameOf),
        })),
      };
    },
  );
};
