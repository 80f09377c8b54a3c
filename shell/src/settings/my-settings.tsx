import type { UserInfo } from 'shared-contracts/auth';
import { LaterDialog } from '../areas/later.tsx';
import { createLoader } from '../areas/loading.ts';

const dialog = createLoader(() => import('./my-settings-dialog.tsx'));

/** Brings the dialog before it is wanted. */
export const loadMySettings = () => void dialog.start();

type MySettingsProps = { user: UserInfo; onClose: () => void };

export const MySettings = ({ user, onClose }: MySettingsProps) => (
  <LaterDialog loader={dialog} onClose={onClose}>
    {({ MySettingsDialog }) => <MySettingsDialog user={user} onClose={onClose} />}
  </LaterDialog>
);
