import { useSession } from 'shared-auth';
import type { HomeWaitingProps } from 'shared-ui/area';
import { waitingMessages as messages } from '../bills.messages.ts';
import { BillWaiting } from './bill-waiting.tsx';

/**
 * Home page section: bills with an unpaid overdue invoice. Hidden for root, who would see those of all organizations.
 */
export default function OverdueSlot(props: HomeWaitingProps) {
  const isRoot = useSession(({ user }) => user?.role === 'root');
  return <BillWaiting {...props} enabled={!isRoot} tab="overdue" sort="dueAt" title={messages.overdue} />;
}
