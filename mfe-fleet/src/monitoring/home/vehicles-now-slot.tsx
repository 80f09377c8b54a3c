import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { DeviceCounts } from 'shared-contracts/fleet/telemetry';
import { Box, Button, lazyWithSkeleton, QueryContent, Section, Skeleton, Stack, useIsMobile } from 'shared-ui';
import { Figures, SectionLink } from 'shared-ui/waiting';
import { monitoringQueries } from '../monitoring.api.ts';
import { MOTIONS, motionStyles } from '../motion-styles.ts';
import { MAP_HEIGHT, MONITORING_PATH } from './live-map-layout.ts';
import { messages } from './vehicles-now.messages.ts';

/** Larger fleets send much, and are shown on demand. */
const MAX_AUTOMATIC = 500;

const LazyMap = lazyWithSkeleton(() => import('./live-map.tsx').then(({ LiveMap }) => LiveMap), MAP_HEIGHT);

/** Home page section: the tracked vehicles by motion, with a live map. Not for root, who sees those of all organizations. */
export default function VehiclesNowSlot() {
  const isOrganizationUser = useSession(({ user }) => user?.role !== 'root' && !user?.isDriver);
  const query = useQuery({ ...monitoringQueries.counts(), enabled: isOrganizationUser });
  const count = query.data && sumOf(query.data);
  // Most users of cargo owners have no vehicles, so it stays hidden until the count is loaded.
  if (!isOrganizationUser || query.isPending || count === 0) return null;
  return (
    <Section title={messages.title} aside={<SectionLink to={MONITORING_PATH} label={messages.open} />}>
      <QueryContent query={query} size="inline" skeleton={<Skeleton h="16" />}>
        {(counts) => (
          <Stack gap="3">
            <Figures
              items={MOTIONS.map((motion) => ({
                label: motionStyles[motion].label,
                value: counts[motion],
                to: `${MONITORING_PATH}?motion=${motion}`,
                ...(motion === 'offline' && { tone: 'bad' as const }),
              }))}
            />
            <MapOnDemand isAutomatic={sumOf(counts) <= MAX_AUTOMATIC} />
          </Stack>
        )}
      </QueryContent>
    </Section>
  );
}

const whenIdle = (run: () => void) =>
  (window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1)))(run);

const sumOf = ({ moving, stopped, offline }: DeviceCounts) => moving + stopped + offline;

/** Loads the map once it is in view and the browser is idle; on phones and for large fleets after a click. */
function MapOnDemand({ isAutomatic }: { isAutomatic: boolean }) {
  const isMobile = useIsMobile();
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const needsClick = isMobile || !isAutomatic;
  useEffect(() => {
    if (needsClick || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(() => setShown(true));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [needsClick]);
  if (isShown) return <LazyMap />;
  if (needsClick)
    return (
      <Button variant="outline" onClick={() => setShown(true)}>
        <FormattedMessage {...messages.showMap} />
      </Button>
    );
  return <Box ref={place} h={`${MAP_HEIGHT}px`} borderRadius="md" bg="bg.subtle" />;
}
