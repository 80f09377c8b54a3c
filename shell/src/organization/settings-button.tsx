import { Can, useSession } from 'shared-auth';
import { IconButton, useSay } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { useState } from 'react';
import { LaterDialog } from '../areas/later.tsx';
import { createLoader } from '../areas/loading.ts';
import { messages } from './organization.messages.ts';

const OWNER = { model: 'organizationOwner', action: 'write' } as const;
const dialog = createLoader(() => import('./settings-dialog.tsx'));

/** The way to the settings of one's organization, for whoever may change them. Their code comes once somebody is about to want it. */
export const OrganizationSettings = () => (
  <Can access={OWNER}>
    <SettingsButton />
  </Can>
);

function SettingsButton() {
  const say = useSay();
  const organizationId = useSession(({ user }) => user?.organizationId);
  const [isOpen, setOpen] = useState(false);
  const load = () => void dialog.start();
  const close = () => setOpen(false);
  const title = say(messages.title);
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
        <LaterDialog loader={dialog} onClose={close}>
          {({ SettingsDialog }) => <SettingsDialog organizationId={organizationId} onClose={close} />}
        </LaterDialog>
      )}
    </>
  );
}
