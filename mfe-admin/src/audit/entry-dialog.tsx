import { FormattedMessage } from 'react-intl';
import type { AuditEntry } from 'shared-contracts/identity/audit';
import type { FieldChange } from 'shared-contracts/timeline';
import { Box, DescriptionItem, DescriptionList, Stack, Text } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { PlainTable } from 'shared-ui/list';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { messages } from './audit.messages.ts';
import { AuditValue } from './audit-value.tsx';
import { isSecret } from './display-value.ts';
import { AuditUser } from './audit-user.tsx';
import { useAuditLabels } from './use-audit-labels.ts';

type ChangeRow = FieldChange & { label: string };

const Secret = () => (
  <Text as="span" color="fg.muted">
    <FormattedMessage {...messages.secret} />
  </Text>
);

const columns = [
  { id: 'field', header: messages.field, cell: (row: ChangeRow) => row.label },
  {
    id: 'before',
    header: messages.before,
    cell: (row: ChangeRow) => (isSecret(row) ? <Secret /> : <AuditValue field={row.field} value={row.from} />),
  },
  {
    id: 'after',
    header: messages.after,
    cell: (row: ChangeRow) => (isSecret(row) ? <Secret /> : <AuditValue field={row.field} value={row.to} />),
  },
];

/** Shows an audit entry with its fields before and after. */
export function EntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { subject, name, from, to, reason, organization, changes, occurredAt, recordedAt } = entry;
  const labels = useAuditLabels();
  const rows = changes.map((change) => ({ ...change, label: labels.field(change.field) }));
  return (
    <Dialog title={messages.changes} width={900} onClose={onClose}>
      <DialogBody>
        <Stack gap="5">
          <DescriptionList>
            <DescriptionItem label={messages.record}>
              {labels.subject(subject)} {name}
            </DescriptionItem>
            <DescriptionItem label={messages.event}>
              {labels.event(entry)}
              {from && to && from !== to && ` (${labels.status(from)} → ${labels.status(to)})`}
            </DescriptionItem>
            <DescriptionItem label={messages.user}>
              <AuditUser entry={entry} />
            </DescriptionItem>
            <DescriptionItem label={messages.organization}>{organization?.name ?? '–'}</DescriptionItem>
            <DescriptionItem label={messages.when}>
              <DateTime at={occurredAt} />
            </DescriptionItem>
            {recordedAt !== occurredAt && (
              <DescriptionItem label={messages.recordedAt}>
                <DateTime at={recordedAt} />
              </DescriptionItem>
            )}
            {reason && (
              <DescriptionItem label={messages.reason} fullWidth>
                <Text as="span" whiteSpace="pre-line">
                  {reason}
                </Text>
              </DescriptionItem>
            )}
          </DescriptionList>
          {rows.length > 0 ? (
            <Box
              overflowX="auto"
              css={{
                '& table th': { bg: 'transparent' },
                '& table td': { whiteSpace: 'normal', verticalAlign: 'top', py: '2' },
              }}
            >
              <PlainTable label={messages.changes} columns={columns} rows={rows} />
            </Box>
          ) : (
            <Text color="fg.muted">
              <FormattedMessage {...messages.noChanges} />
            </Text>
          )}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
