import { FormattedMessage } from 'react-intl';
import type { AuditChange, AuditEntry } from 'shared-contracts/audit';
import { Box, Fact, Facts, Stack, Text } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { PlainTable } from 'shared-ui/list';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { messages } from './audit.messages.ts';
import { Value } from './value.tsx';
import { isSecret } from './values.ts';
import { Who } from './who.tsx';
import { useWords } from './words.ts';

type Row = AuditChange & { words: string };

const Secret = () => (
  <Text as="span" color="fg.muted">
    <FormattedMessage {...messages.secret} />
  </Text>
);

const columns = [
  { id: 'field', header: messages.field, cell: (row: Row) => row.words },
  {
    id: 'before',
    header: messages.before,
    cell: (row: Row) => (isSecret(row) ? <Secret /> : <Value field={row.field} value={row.from} />),
  },
  {
    id: 'after',
    header: messages.after,
    cell: (row: Row) => (isSecret(row) ? <Secret /> : <Value field={row.field} value={row.to} />),
  },
];

/** One line whole: the fields before and after side by side. */
export function EntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { subject, name, from, to, reason, organization, changes, occurredAt, recordedAt } = entry;
  const words = useWords();
  const rows = changes.map((change) => ({ ...change, words: words.field(change.field) }));
  return (
    <Dialog title={messages.changes} width={900} onClose={onClose}>
      <DialogBody>
        <Stack gap="5">
          <Facts>
            <Fact label={messages.record}>
              {words.subject(subject)} {name}
            </Fact>
            <Fact label={messages.event}>
              {words.event(entry)}
              {from && to && from !== to && ` (${words.status(from)} → ${words.status(to)})`}
            </Fact>
            <Fact label={messages.who}>
              <Who entry={entry} />
            </Fact>
            <Fact label={messages.organization}>{organization?.name ?? '–'}</Fact>
            <Fact label={messages.when}>
              <DateTime at={occurredAt} />
            </Fact>
            {recordedAt !== occurredAt && (
              <Fact label={messages.recordedAt}>
                <DateTime at={recordedAt} />
              </Fact>
            )}
            {reason && (
              <Fact label={messages.reason} wide>
                <Text as="span" whiteSpace="pre-line">
                  {reason}
                </Text>
              </Fact>
            )}
          </Facts>
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
