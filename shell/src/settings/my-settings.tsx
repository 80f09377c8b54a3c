import type { UserInfo } from 'shared-contracts/auth';
import { errorWords, notify } from 'shared-ui/data';
import { useEffect } from 'react';
import { Later } from '../areas/later.tsx';
import { createLoader } from '../areas/loading.ts';

const dialog = createLoader(() => import('./my-settings-dialog.tsx'));

/** Brings the dialog before it is wanted. */
export const loadMySettings = () => void dialog.start();

type MySettingsProps = { user: UserInfo; onClose: () => void };

export const MySettings = ({ user, onClose }: MySettingsProps) => (
  <Later loader={dialog} failed={(error) => <Failed error={error} onClose={onClose} />}>
    {({ MySettingsDialog }) => <MySettingsDialog user={user} onClose={onClose} />}
  </Later>
);

/** The next click asks for it anew. */
function Failed({ error, onClose }: { error: unknown; onClose: () => void }) {
  useEffect(() => {
    notify.error(errorWords(error));
    onClose();
  }, [error, onClose]);
  return null;
}
