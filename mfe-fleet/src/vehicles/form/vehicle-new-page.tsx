import { useCan } from 'shared-auth';
import { NoAccess, Page } from 'shared-ui';
import { WRITE_ACCESS } from '../vehicle-access.ts';
import { VehicleForm } from './vehicle-form.tsx';
import { messages } from '../vehicles.messages.ts';

export default function VehicleNewPage() {
  const canCreate = useCan(WRITE_ACCESS);
  if (!canCreate) return <NoAccess />;
  return (
    <Page title={messages.create} backLink={{ to: '/vehicles', label: messages.title }}>
      <VehicleForm />
    </Page>
  );
}
