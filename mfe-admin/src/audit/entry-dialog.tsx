import { FormattedMessage } from 'react-intl';
import type { AuditEntry } from 'shared-contracts/identity/audit';
import { Box, DescriptionItem, DescriptionList, Stack, Text } from 'shared-ui';
import { DateTime, TimelineReason, useFormatChanges, type FormattedChange } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { messages } from './audit.messages.ts';
import { AuditUser } from './audit-user.tsx';
import { changedFieldsOf } from './changed-fields.ts';
import { useAuditLabels } from './use-audit-labels.ts';

const Opaque = () => (
  <Text as="span" color="fg.muted">
    <FormattedMessage {...messages.secret} />
  </Text>
);
const Value = ({ text }: { text: string }) => (
  <Text as="span" whiteSpace="pre-line" overflowWrap="anywhere">
    {text}
  </Text>
);

const columns: Column<FormattedChange>[] = [
  { id: 'field', header: messages.field, cell: ({ label }) => label },
  {
    id: 'before',
    header: messages.before,
    cell: ({ isOpaque, from }) => (isOpaque ? <Opaque /> : <Value text={from} />),
  },
  { id: 'after', header: messages.after, cell: ({ isOpaque, to }) => (isOpaque ? <Opaque /> : <Value text={to} />) },
];

/** Shows an audit entry with its fields before and after. */
export function EntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { subject, name, from, to, reason, reasonCode, organization, changes, occurredAt, recordedAt } = entry;
  const labels = useAuditLabels();
  const rows = useFormatChanges(changedFieldsOf(subject))(changes);
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
                  <TimelineReason reason={reason} reasonCode={reasonCode} />
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
