import { useListParams } from 'shared-ui/list';
import { FailedJobs } from './failed-jobs.tsx';
import { Mails } from './mails.tsx';

/** Mails, and jobs that came to nothing. */
export default function OutboxPage() {
  const { valueOf } = useListParams();
  return valueOf('view') === 'jobs' ? <FailedJobs /> : <Mails />;
}
