import { useSession } from 'shared-auth';
import type { HomeWaitingProps } from 'shared-ui/area';
import { waitingMessages as messages } from '../bills.messages.ts';
import { BillWaiting } from './bill-waiting.tsx';

/** Home page section: bills whose invoice was due and is not paid. Root would see those of all organizations. */
export default function OverdueSlot(props: HomeWaitingProps) {
  const isRoot = useSession(({ user }) => user?.role === 'root');
  return <BillWaiting {...props} enabled={!isRoot} tab="overdue" sort="dueAt" title={messages.overdue} />;
}
