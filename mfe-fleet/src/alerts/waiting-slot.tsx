import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { ALERT_KINDS, type AlertKind } from 'shared-contracts/values/fleet/alerts';
import type { HomeWaitingProps } from 'shared-ui/area';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { AlertDetails, AlertKindName, nameOf, SeverityBadge } from './alert-columns.tsx';
import { alertQueries } from './alerts.api.ts';
import { messages } from './alerts.messages.ts';
import { useLiveAlerts } from './use-live-alerts.ts';

const MAX_ROWS = 5;
/** Expiring documents and services have their own section, whether acknowledged or not. */
const SHOWN_ELSEWHERE: readonly AlertKind[] = ['documentExpires', 'serviceDue'];
const SHOWN_KINDS = ALERT_KINDS.filter((kind) => !SHOWN_ELSEWHERE.includes(kind));

/** Shows open alerts on the home page; hidden for root, who would see those of all organizations. */
export default function WaitingSlot({ onCount }: HomeWaitingProps) {
  const isOrganizationUser = useSession((session) => session.user?.role !== 'root');
  const { data } = useQuery({
    ...alertQueries.list({ kind: SHOWN_KINDS, limit: MAX_ROWS }),
    enabled: isOrganizationUser,
  });
  useLiveAlerts();
  return (
    <WaitingSection
      title={messages.openAlerts}
      enabled={isOrganizationUser}
      page={data}
      allLink={`/alerts?${new URLSearchParams(SHOWN_KINDS.map((kind) => ['kind', kind]))}`}
      onCount={onCount}
    >
      {(alert) => (
        <WaitingItem
          to={`/alerts?dialog=acknowledge.${alert.id}`}
          name={nameOf(alert)}
          nameWidth="8rem"
          description={
            <>
              <AlertKindName {...alert} />
              {(alert.hours ?? alert.service ?? alert.location ?? alert.speed ?? alert.distance ?? alert.minutes) !==
                null && (
                <>
                  {': '}
                  <AlertDetails {...alert} />
                </>
              )}
            </>
          }
          aside={<SeverityBadge {...alert} />}
        />
      )}
    </WaitingSection>
  );
}
