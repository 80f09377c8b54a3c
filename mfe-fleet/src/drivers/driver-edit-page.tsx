import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Driver } from 'shared-contracts/drivers';
import { Loaded, NoAccess, Page } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { nameOf } from './driver-columns.tsx';
import { DriverFormView } from './driver-form-view.tsx';
import { lookOf } from './driver-looks.ts';
import { driverQueries } from './drivers.api.ts';
import { messages } from './drivers.messages.ts';

function Editing({ driver }: { driver: Driver }) {
  const [begun] = useState(driver); // what this very form saves does not begin it anew
  if (!begun.actions.includes('edit')) return <NoAccess />;
  return (
    <Page
      title={nameOf(begun)}
      badge={<StatusBadge {...lookOf(driver.isBlocked)} />}
      back={{ to: '/drivers', label: messages.title }}
    >
      <DriverFormView driver={begun} />
    </Page>
  );
}

export default function DriverEditPage() {
  const { id = '' } = useParams();
  const driver = useQuery(driverQueries.detail(id));
  return <Loaded query={driver}>{(loaded) => <Editing key={id} driver={loaded} />}</Loaded>;
}
