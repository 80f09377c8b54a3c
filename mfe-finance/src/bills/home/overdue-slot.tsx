import type { HomeWaitingProps } from 'shared-ui/area';
import { waitingMessages as messages } from '../bills.messages.ts';
import { BillWaiting } from './bill-waiting.tsx';

/** Home page section: bills whose invoice was due and is not paid. */
export default function OverdueSlot(props: HomeWaitingProps) {
  return <BillWaiting {...props} tab="overdue" sort="dueAt" title={messages.overdue} />;
}
