import { useQuery } from '@tanstack/react-query';
import type { FailedJob } from 'shared-contracts/identity/emails';
import { useFormatMessage, type Message } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ListPage, useListParams, ViewFilter, type Column } from 'shared-ui/list';
import { outboxQueries } from './outbox.api.ts';
import { fields, jobNames, messages, views } from './outbox.messages.ts';
import { useJobRetry } from './use-retry.ts';

const jobNameMessages: Record<string, Message | undefined> = jobNames;

/** Falls back to the job's name in the API. */
function useJobName() {
  const formatMessage = useFormatMessage();
  return ({ name }: FailedJob) => {
    const message = jobNameMessages[name];
    return message ? formatMessage(message) : name;
  };
}

export function FailedJobs() {
  const list = useListParams();
  const { page, limit } = list;
  const jobs = useQuery(outboxQueries.jobs({ page, limit }));
  const rowActions = useJobRetry();
  const jobName = useJobName();
  const columns: Column<FailedJob>[] = [
    { id: 'name', header: fields.job, width: 180, cell: jobName },
    { id: 'error', header: fields.error, width: 400, inCard: true, cell: (job) => job.error ?? '–' },
    { id: 'attempts', header: fields.attempts, width: 100, numeric: true, inCard: true, cell: (job) => job.attempts },
    {
      id: 'createdAt',
      header: fields.firstAttemptAt,
      width: 150,
      inCard: true,
      cell: (job) => <DateTime at={job.createdAt} />,
    },
    {
      id: 'failedAt',
      header: fields.failedAt,
      width: 150,
      inCard: true,
      cell: (job) => <DateTime at={job.failedAt} />,
    },
  ];
  return (
    <ListPage
      name="failed-jobs"
      title={messages.title}
      list={{ ...list, isFiltered: false }}
      rows={jobs}
      columns={columns}
      rowName={jobName}
      rowActions={rowActions}
      filters={<ViewFilter name="view" label={messages.view} options={views} />}
      emptyState={{ title: messages.jobsEmpty, text: messages.jobsEmptyText, icon: 'done' }}
    />
  );
}
