import { useFormikContext } from 'formik';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useBlocker } from '../router/index.ts';
import type { Words } from '../base/words.ts';
import { messages } from './form.messages.ts';

/** Dialogs weigh more than a plain form; here one is wanted rarely, and is there before it is. */
const dialog = () => import('../overlays/confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
const ConfirmDialog = lazy(dialog);

type LeaveGuardProps = { unsaved: () => boolean; /** What becomes of it, where it is not lost. */ text?: Words };

/** Asks before what is entered is lost: by a link, by going back, by closing the page. */
function LeaveGuard({ unsaved, text = messages.leaveText }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => void dialog(), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => unsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        title={messages.leaveTitle}
        text={text}
        confirm={messages.leave}
        danger
        onConfirm={() => blocker.proceed()}
        onClose={() => blocker.reset?.()}
      />
    </Suspense>
  );
}

/** Guards what the form around it holds. While it is being sent or saved, the page may be left by what follows from that. */
export function FormGuard({ isBusy, text }: { isBusy: boolean; text?: Words | undefined }) {
  const { dirty } = useFormikContext();
  const unsaved = useRef(false);
  unsaved.current = dirty && !isBusy;
  const ask = useCallback(() => unsaved.current, []);
  return <LeaveGuard unsaved={ask} text={text} />;
}
