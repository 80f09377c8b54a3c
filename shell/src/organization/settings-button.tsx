import { Can, useSession } from 'shared-auth';
import { IconButton, useFormatMessage } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { LazyDialog } from '../areas/loading/lazy-content.tsx';
import { createLoader } from '../areas/loading/create-loader.ts';
import { messages } from './organization.messages.ts';
import type { SettingsTab } from './settings-dialog.tsx';

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
  const load = () => void dialogLoader.start();
  const title = formatMessage(messages.title);
  return (
    <OrganizationSettingsDialog>
      {(open) => (
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={title}
          title={title}
          aria-haspopup="dialog"
          onPointerEnter={load}
          onFocus={load}
          onClick={open}
        >
          <MenuIcon name="building" />
        </IconButton>
      )}
    </OrganizationSettingsDialog>
  );
}

/** The dialog of the organization settings, and what opens it. */
export function OrganizationSettingsDialog({
  initialTab,
  children,
}: {
  initialTab?: SettingsTab;
  children: (open: () => void) => ReactNode;
}) {
  const organizationId = useSession(({ user }) => user?.organizationId);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && organizationId && (
        <LazyDialog loader={dialogLoader} onClose={close}>
          {({ SettingsDialog }) => (
            <SettingsDialog organizationId={organizationId} initialTab={initialTab} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
