import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { AccrualRun } from 'shared-contracts/finance/accruals';
import type { Access } from 'shared-contracts/values/identity/access';
import { Button, Icon, lazyDialog } from 'shared-ui';
import { ListPage, useListParams } from 'shared-ui/list';
import { accrualQueries } from './accruals.api.ts';
import { actions, messages } from './accruals.messages.ts';
import { formatMonth } from './month.ts';
import { runColumns } from './runs.columns.tsx';

const CalculateDialog = lazyDialog(async () => (await import('./calculate-dialog.tsx')).CalculateDialog);

const WRITE: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};

const nameOf = ({ month }: AccrualRun) => formatMonth(month);

/** The accruals of each month. */
export default function AccrualRunsPage() {
  const list = useListParams({ sort: '-month' });
  const runs = useQuery(accrualQueries.runs(list.query));
  return (
    <>
      <ListPage
        name="accrual-runs"
        title={messages.title}
        list={list}
        rows={runs}
        columns={runColumns}
        rowName={nameOf}
        rowLink={({ id }) => `/accruals/${id}`}
        actions={
          <Can access={WRITE}>
            <Button onClick={() => list.openDialog('calculate')}>
              <Icon name="plus" />
              <FormattedMessage {...actions.calculateMonth} />
            </Button>
          </Can>
        }
        emptyState={{ title: messages.none, text: messages.noneText, icon: 'calendar' }}
      />
      <Can access={WRITE}>
        {list.dialog?.name === 'calculate' && <CalculateDialog month={list.dialog.id} onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
