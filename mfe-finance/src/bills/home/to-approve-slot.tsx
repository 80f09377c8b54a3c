import type { HomeWaitingProps } from 'shared-ui/area';
import { waitingMessages as messages } from '../bills.messages.ts';
import { BillWaiting } from './bill-waiting.tsx';

/** Home page section: bills that wait for the reader's approval. */
export default function ToApproveSlot(props: HomeWaitingProps) {
  return <BillWaiting {...props} tab="toApprove" sort="date" title={messages.toApprove} />;
}
