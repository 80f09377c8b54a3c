import { useFormikContext } from 'formik';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import type { Message } from '../../base/message.ts';
import { useBlocker } from '../../router/index.ts';
import { messages } from '../form.messages.ts';

/** Loaded separately because dialogs are larger than a plain form; preloaded on mount. */
const loadDialog = () =>
  import('../../overlays/confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
const ConfirmDialog = lazy(loadDialog);

type LeaveGuardProps = {
  isUnsaved: () => boolean;
  /** What happens to the changes, if they are not lost. */
  text?: Message;
};

/** Asks for confirmation before unsaved changes are lost by a link, by going back, or by closing the page. */
function LeaveGuard({ isUnsaved, text = messages.leaveText }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => void loadDialog(), []);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        title={messages.leaveTitle}
        text={text}
        confirmLabel={messages.leave}
        danger
        onConfirm={() => blocker.proceed()}
        onClose={() => blocker.reset?.()}
      />
    </Suspense>
  );
}

/** Guards the surrounding form. While it is submitting or saving, the page may be left. */
export function FormGuard({ isBusy, text }: { isBusy: boolean; text?: Message | undefined }) {
  const { dirty } = useFormikContext();
  const unsaved = useRef(false);
  unsaved.current = dirty && !isBusy;
  const isUnsaved = useCallback(() => unsaved.current, []);
  return <LeaveGuard isUnsaved={isUnsaved} text={text} />;
}
