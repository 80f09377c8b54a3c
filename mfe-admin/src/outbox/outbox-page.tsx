import { useListParams } from 'shared-ui/list';
import { FailedJobs } from './failed-jobs.tsx';
import { Emails } from './emails.tsx';

/** Shows emails or, in the second view, failed jobs. */
export default function OutboxPage() {
  const { getValue } = useListParams();
  return getValue('view') === 'jobs' ? <FailedJobs /> : <Emails />;
}
