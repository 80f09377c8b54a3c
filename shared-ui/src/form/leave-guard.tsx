import { useEffect } from 'react';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { useBlocker } from '../router/index.ts';
import { messages } from './form.messages.ts';

/** Asks before what is entered is lost: by a link, by going back, by closing the page. */
export function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved() && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => unsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return <ConfirmDialog title={messages.leaveTitle} text={messages.leaveText} confirm={messages.leave} danger onConfirm={() => blocker.proceed()} onClose={() => blocker.reset?.()} />;
}
