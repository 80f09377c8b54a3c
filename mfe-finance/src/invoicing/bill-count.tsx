import { FormattedMessage } from 'react-intl';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { withValues } from 'shared-ui';
import { messages } from './invoicing.messages.ts';

const COUNTS = { order: messages.orders, trip: messages.trips } as const;

export const BillCount = ({ of, count }: { of: BillSubject; count: number }) => (
  <FormattedMessage {...withValues(COUNTS[of], { count })} />
);
