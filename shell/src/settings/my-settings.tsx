import type { UserInfo } from 'shared-contracts/identity/auth';
import { LazyDialog } from '../areas/loading/lazy-content.tsx';
import { createLoader } from '../areas/loading/create-loader.ts';

const dialogLoader = createLoader(() => import('./my-settings-dialog.tsx'));

export const preloadMySettings = () => void dialogLoader.start();

type MySettingsProps = { user: UserInfo; onClose: () => void };

export const MySettings = ({ user, onClose }: MySettingsProps) => (
  <LazyDialog loader={dialogLoader} onClose={onClose}>
    {({ MySettingsDialog }) => <MySettingsDialog user={user} onClose={onClose} />}
  </LazyDialog>
);
