import { useCan } from 'shared-auth';
import { NoAccess, Page } from 'shared-ui';
import { WRITE_ACCESS } from './driver-access.ts';
import { DriverForm } from './driver-form.tsx';
import { messages } from './drivers.messages.ts';

export default function DriverNewPage() {
  const canCreate = useCan(WRITE_ACCESS);
  if (!canCreate) return <NoAccess />;
  return (
    <Page title={messages.create} backLink={{ to: '/drivers', label: messages.title }}>
      <DriverForm />
    </Page>
  );
}
