import { useQuery } from '@tanstack/react-query';
import type { FailedJob } from 'shared-contracts/outbox';
import { useSay, type Words } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ListPage, useListParams, ViewFilter, type Column } from 'shared-ui/list';
import { outboxQueries } from './outbox.api.ts';
import { fields, jobNames, messages, views } from './outbox.messages.ts';
import { useJobRetry } from './use-retry.ts';

const known: Record<string, Words | undefined> = jobNames;

/** A job that has no words yet is called as the code calls it. */
function useJobName() {
  const say = useSay();
  return ({ name }: FailedJob) => {
    const words = known[name];
    return words ? say(words) : name;
  };
}

export function FailedJobs() {
  const list = useListParams();
  const { page, limit } = list;
  const jobs = useQuery(outboxQueries.jobs({ page, limit }));
  const rowActions = useJobRetry();
  const nameOf = useJobName();
  const columns: Column<FailedJob>[] = [
    { id: 'name', header: fields.job, width: 180, cell: nameOf },
    { id: 'error', header: fields.error, width: 400, card: true, cell: (job) => job.error ?? '–' },
    { id: 'attempts', header: fields.attempts, width: 100, numeric: true, card: true, cell: (job) => job.attempts },
    { id: 'createdAt', header: fields.begunAt, width: 150, card: true, cell: (job) => <DateTime at={job.createdAt} /> },
    { id: 'failedAt', header: fields.failedAt, width: 150, card: true, cell: (job) => <DateTime at={job.failedAt} /> },
  ];
  return (
    <ListPage
      name="failed-jobs"
      title={messages.title}
      list={{ ...list, isFiltered: false }}
      rows={jobs}
      columns={columns}
      rowName={nameOf}
      rowActions={rowActions}
      filters={<ViewFilter name="view" label={messages.view} options={views} />}
      empty={{ title: messages.jobsEmpty, text: messages.jobsEmptyText, icon: 'done' }}
    />
  );
}
