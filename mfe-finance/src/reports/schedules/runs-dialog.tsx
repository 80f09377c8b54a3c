import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReportRun, ReportSchedule } from 'shared-contracts/finance/report-schedules';
import { Button, Flex, QueryContent, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTime, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { PlainTable } from 'shared-ui/list';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { scheduleQueries } from './schedules.api.ts';
import { runErrors, runStateMessages, scheduleMessages as messages } from './schedules.messages.ts';

const LIMIT = 20;

export const runStyles: Record<ReportRun['state'], StatusStyle> = {
  pending: { tone: 'neutral', icon: icons.clock, label: runStateMessages.pending },
  running: { tone: 'neutral', icon: icons.clock, label: runStateMessages.running },
  sent: { tone: 'good', icon: icons.check, label: runStateMessages.sent },
  failed: { tone: 'bad', icon: icons.warning, label: runStateMessages.failed },
};

const isRunError = (code: string): code is keyof typeof runErrors => Object.hasOwn(runErrors, code);
export const toRunError = (code: string) => (isRunError(code) ? runErrors[code] : runErrors.other);

const COLUMNS = [
  {
    id: 'due',
    header: messages.due,
    cell: ({ dueAt, isRequested }: ReportRun) => (
      <>
        <DateTime at={dueAt} />
        {isRequested && (
          <Text as="span" display="block" textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.requested} />
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: messages.state,
    cell: ({ state, errorCode }: ReportRun) => (
      <>
        <StatusBadge {...runStyles[state]} />
        {errorCode !== null && (
          <Text as="span" display="block" textStyle="sm" color="status.bad.fg">
            <FormattedMessage {...toRunError(errorCode)} />
          </Text>
        )}
      </>
    ),
  },
  { id: 'rows', header: messages.rows, numeric: true, cell: ({ rows }: ReportRun) => rows ?? '–' },
  { id: 'sentTo', header: messages.sentTo, numeric: true, cell: ({ recipients }: ReportRun) => recipients ?? '–' },
];

/** The runs of a schedule, latest first. */
export function RunsDialog({ schedule: { id, name }, onClose }: { schedule: ReportSchedule; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const formatMessage = useFormatMessage();
  const runs = useQuery(scheduleQueries.runs(id, page));
  return (
    <Dialog title={withValues(messages.runsOf, { name })} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={runs}>
          {({ items, total }) =>
            total === 0 ? (
              <Text color="fg.muted">
                <FormattedMessage {...messages.noRuns} />
              </Text>
            ) : (
              <>
                <PlainTable label={messages.runs} columns={COLUMNS} rows={items} />
                {total > LIMIT && (
                  <Flex gap="2" mt="3" align="center" justify="flex-end">
                    <Text textStyle="sm" color="fg.muted">
                      {`${page} / ${Math.ceil(total / LIMIT)}`}
                    </Text>
                    <Button size="sm" variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
                      {formatMessage(messages.newer)}
                    </Button>
                    <Button
                      size="sm"
                      variant="outline"
                      disabled={page * LIMIT >= total}
                      onClick={() => setPage(page + 1)}
                    >
                      {formatMessage(messages.older)}
                    </Button>
                  </Flex>
                )}
              </>
            )
          }
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}
