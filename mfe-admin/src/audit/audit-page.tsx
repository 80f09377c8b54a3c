import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from 'shared-contracts/audit';
import { DateTime } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import { AuditFilters } from './audit-filters.tsx';
import { auditQueries } from './audit.api.ts';
import { messages } from './audit.messages.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { Who } from './who.tsx';
import { useWords } from './words.ts';

const nameOf = ({ name, subjectId }: AuditEntry) => name ?? subjectId.slice(0, 8);

function useColumns(): Column<AuditEntry>[] {
  const words = useWords();
  return [
    { id: 'record', header: messages.record, width: 180, cell: nameOf },
    { id: 'subject', header: messages.subject, width: 110, cell: (entry) => words.subject(entry.subject) },
    { id: 'event', header: messages.event, width: 170, card: true, cell: (entry) => words.event(entry) },
    { id: 'who', header: messages.who, width: 110, card: true, cell: (entry) => <Who entry={entry} /> },
    {
      id: 'occurredAt',
      header: messages.when,
      width: 150,
      card: true,
      cell: (entry) => <DateTime at={entry.occurredAt} />,
    },
    {
      id: 'changed',
      header: messages.changed,
      width: 140,
      cell: (entry) => entry.changes.map(({ field }) => words.field(field)).join(', ') || '–',
    },
    {
      id: 'organization',
      header: messages.organization,
      width: 160,
      card: true,
      cell: (entry) => entry.organization?.name ?? '–',
    },
  ];
}

/** Every timeline of the portal in one, for root. */
export default function AuditPage() {
  const list = useListParams({ filters: ['subject', 'userId', 'organizationId', 'from', 'to'] });
  const { search: _search, sort: _sort, ...query } = list.query;
  const entries = useQuery(auditQueries.list(query));
  const columns = useColumns();
  const open = list.dialog && entries.data?.items.find(({ id }) => id === list.dialog?.id);
  return (
    <>
      <ListPage
        name="audit"
        title={messages.title}
        list={list}
        rows={entries}
        columns={columns}
        rowName={nameOf}
        rowActions={({ id }) => [
          { label: messages.show, icon: 'eye', primary: true, onSelect: () => list.open('entry', id) },
        ]}
        filters={<AuditFilters valueOf={list.valueOf} entries={entries.data?.items} />}
        empty={{ title: messages.empty, text: messages.emptyText }}
      />
      {open && <EntryDialog entry={open} onClose={list.close} />}
    </>
  );
}
