import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Driver } from 'shared-contracts/fleet/drivers';
import { NoAccess, Page, QueryContent } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { nameOf } from './driver-columns.tsx';
import { DriverForm } from './driver-form.tsx';
import { driverStatusStyle } from './driver-status-style.ts';
import { driverQueries } from './drivers.api.ts';
import { messages } from './drivers.messages.ts';

function DriverEditor({ driver }: { driver: Driver }) {
  const [initialDriver] = useState(driver); // saving must not reset the form
  if (!initialDriver.actions.includes('edit')) return <NoAccess />;
  return (
    <Page
      title={nameOf(initialDriver)}
      badge={<StatusBadge {...driverStatusStyle(driver.isBlocked)} />}
      backLink={{ to: '/drivers', label: messages.title }}
    >
      <DriverForm driver={initialDriver} />
    </Page>
  );
}

export default function DriverEditPage() {
  const { id = '' } = useParams();
  const driver = useQuery(driverQueries.detail(id));
  return <QueryContent query={driver}>{(loaded) => <DriverEditor key={id} driver={loaded} />}</QueryContent>;
}
