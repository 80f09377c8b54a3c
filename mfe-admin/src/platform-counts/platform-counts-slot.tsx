import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import { QueryContent, Section, Skeleton } from 'shared-ui';
import { Figures } from 'shared-ui/waiting';
import { platformCountQueries } from './platform-counts.api.ts';
import { messages } from './platform-counts.messages.ts';

const ROOT = { roles: ['root'] } as const;

/** Home page section of root: how the platform is, each figure with its list. */
export default function PlatformCountsSlot() {
  const isRoot = useCan(ROOT);
  const query = useQuery({ ...platformCountQueries.counts(), enabled: isRoot });
  if (!isRoot) return null;
  return (
    <Section title={messages.title}>
      <QueryContent query={query} size="inline" skeleton={<Skeleton h="36" />}>
        {(counts) => (
          <Figures
            items={[
              { label: messages.activeOrganizations, value: counts.activeOrganizations, to: '/organizations?status=1' },
              {
                label: messages.pendingOrganizations,
                value: counts.pendingOrganizations,
                to: '/organizations?status=0',
                tone: 'warn',
              },
              { label: messages.activeUsers, value: counts.activeUsers, to: '/users?status=1' },
              {
                label: messages.quarantinedReleases,
                value: counts.quarantinedReleases,
                to: '/releases',
                tone: 'bad',
              },
              { label: messages.failedJobs, value: counts.failedJobs, to: '/outbox?view=jobs', tone: 'bad' },
              {
                label: messages.openEpcPurchases,
                value: counts.openEpcPurchases,
                to: '/epc-purchases?state=open',
                tone: 'warn',
              },
            ]}
          />
        )}
      </QueryContent>
    </Section>
  );
}
