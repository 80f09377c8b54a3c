import { useCan } from 'shared-auth';
import { NoAccess, Page } from 'shared-ui';
import { WRITE } from './vehicle-access.ts';
import { VehicleForm } from './vehicle-form.tsx';
import { messages } from './vehicles.messages.ts';

export default function VehicleNewPage() {
  const mayCreate = useCan(WRITE);
  if (!mayCreate) return <NoAccess />;
  return (
    <Page title={messages.create} back={{ to: '/vehicles', label: messages.title }}>
      <VehicleForm />
    </Page>
  );
}
