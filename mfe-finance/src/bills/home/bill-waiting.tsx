import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { BillTab } from 'shared-contracts/values/finance/bills';
import type { Access } from 'shared-contracts/values/identity/access';
import type { Message } from 'shared-ui';
import type { HomeWaitingProps } from 'shared-ui/area';
import { DateOnly, Money } from 'shared-ui/format';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { billListQueries } from '../list/bill-list.api.ts';

const MAX_ROWS = 5;
/** Anyone who approves bills decides about them, and about what is overdue. */
const APPROVE: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};

type BillWaitingProps = HomeWaitingProps & { tab: BillTab; sort: string; title: Message; enabled?: boolean };

/** Home page section: the bills of a tab of their list, with a link to it. */
export function BillWaiting({ tab, sort, title, onCount, enabled = true }: BillWaitingProps) {
  const canApprove = useCan(APPROVE) && enabled;
  const { data } = useQuery({ ...billListQueries.list({ tab, sort, limit: MAX_ROWS }), enabled: canApprove });
  return (
    <WaitingSection title={title} enabled={canApprove} page={data} allLink={`/bills?view=${tab}`} onCount={onCount}>
      {(bill) => (
        <WaitingItem
          to={`/${bill.of}s/${bill.subject.id}?dialog=bill`}
          name={formatOrderNumber(bill.subject)}
          nameWidth="9rem"
          description={
            <>
              {bill.side === 'payee' ? bill.payer.name : bill.payee?.name} ·{' '}
              <Money value={bill.total} currency={bill.currency} />
            </>
          }
          aside={<DateOnly at={bill.invoice?.dueAt ?? bill.submittedAt} />}
        />
      )}
    </WaitingSection>
  );
}
