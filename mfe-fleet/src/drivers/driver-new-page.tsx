import { useCan } from 'shared-auth';
import { NoAccess, Page } from 'shared-ui';
import { WRITE } from './driver-access.ts';
import { DriverFormView } from './driver-form-view.tsx';
import { messages } from './drivers.messages.ts';

export default function DriverNewPage() {
  const mayCreate = useCan(WRITE);
  if (!mayCreate) return <NoAccess />;
  return (
    <Page title={messages.create} back={{ to: '/drivers', label: messages.title }}>
      <DriverFormView />
    </Page>
  );
}
