import { Can, useSession } from 'shared-auth';
import { IconButton, useFormatMessage } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { useState } from 'react';
import { LazyDialog } from '../areas/loading/lazy-content.tsx';
import { createLoader } from '../areas/loading/create-loader.ts';
import { messages } from './organization.messages.ts';

const ACCESS = { model: 'organizationOwner', action: 'write' } as const;
const dialogLoader = createLoader(() => import('./settings-dialog.tsx'));

/** Opens the organization settings, for users who may change them. Hover and focus preload the dialog's code. */
export const OrganizationSettings = () => (
  <Can access={ACCESS}>
    <SettingsButton />
  </Can>
);

function SettingsButton() {
  const formatMessage = useFormatMessage();
  const organizationId = useSession(({ user }) => user?.organizationId);
  const [isOpen, setOpen] = useState(false);
  const load = () => void dialogLoader.start();
  const close = () => setOpen(false);
  const title = formatMessage(messages.title);
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <MenuIcon name="building" />
      </IconButton>
      {isOpen && organizationId && (
        <LazyDialog loader={dialogLoader} onClose={close}>
          {({ SettingsDialog }) => <SettingsDialog organizationId={organizationId} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
