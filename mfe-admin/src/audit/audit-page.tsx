import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { AuditEntry } from 'shared-contracts/identity/audit';
import { EXPORT_FORMATS } from 'shared-contracts/values/exports';
import { DateTime } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import { AuditFilters } from './audit-filters.tsx';
import { auditQueries } from './audit.api.ts';
import { messages, subjects } from './audit.messages.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { AuditUser } from './audit-user.tsx';
import { eventMessages, useAuditLabels } from './use-audit-labels.ts';

const recordName = ({ name, subjectId }: AuditEntry) => name ?? subjectId.slice(0, 8);

const ORGANIZATION: Column<AuditEntry> = {
  id: 'organization',
  header: messages.organization,
  width: 160,
  inCard: true,
  cell: (entry) => entry.organization?.name ?? '–',
};

function useColumns(): Column<AuditEntry>[] {
  const labels = useAuditLabels();
  const isRoot = useSession(({ user }) => user?.role === 'root');
  return [
    { id: 'record', header: messages.record, width: 180, cell: recordName },
    {
      id: 'subject',
      header: messages.subject,
      labels: subjects,
      width: 110,
      cell: (entry) => labels.subject(entry.subject),
    },
    {
      id: 'event',
      header: messages.event,
      labels: eventMessages,
      width: 170,
      inCard: true,
      cell: (entry) => labels.event(entry),
    },
    { id: 'who', header: messages.user, width: 110, inCard: true, cell: (entry) => <AuditUser entry={entry} /> },
    {
      id: 'occurredAt',
      header: messages.when,
      width: 150,
      inCard: true,
      cell: (entry) => <DateTime at={entry.occurredAt} />,
    },
    {
      id: 'changed',
      header: messages.changed,
      width: 140,
      cell: (entry) => entry.changes.map(({ field }) => labels.field(entry.subject, field)).join(', ') || '–',
    },
    ...(isRoot ? [ORGANIZATION] : []),
  ];
}

/** Lists the timeline entries of the organization, for root those of all. */
export default function AuditPage() {
  const list = useListParams({ filters: ['subject', 'userId', 'apiKeyId', 'organizationId', 'from', 'to'] });
  const { sort: _sort, ...query } = list.query;
  const entries = useQuery(auditQueries.list(query));
  const columns = useColumns();
  const openEntry = list.dialog && entries.data?.items.find(({ id }) => id === list.dialog?.id);
  return (
    <>
      <ListPage
        name="audit"
        title={messages.title}
        list={list}
        rows={entries}
        columns={columns}
        exports={{ path: 'audit', query, formats: EXPORT_FORMATS }}
        rowName={recordName}
        rowActions={({ id }) => [
          { label: messages.show, icon: 'eye', primary: true, onSelect: () => list.openDialog('entry', id) },
        ]}
        filters={<AuditFilters valueOf={list.getValue} entries={entries.data?.items} />}
        emptyState={{ title: messages.empty, text: messages.emptyText }}
      />
      {openEntry && <EntryDialog entry={openEntry} onClose={list.closeDialog} />}
    </>
  );
}
