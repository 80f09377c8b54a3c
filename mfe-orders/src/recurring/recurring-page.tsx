import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Can } from 'shared-auth';
import type { RecurringOrderRow } from 'shared-contracts/orders/recurring-orders';
import { Button, Text, withValues } from 'shared-ui';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { HolidaysDialog } from './holidays-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { RecurringDialog } from './recurring-dialog.tsx';
import { recurringQueries } from './recurring.api.ts';
import { messages, states } from './recurring.messages.ts';
import { RunsDialog } from './runs-dialog.tsx';
import { useRecurringActions } from './use-recurring-actions.ts';
import { describeOccurrence, describePattern } from './weekdays.ts';

const WRITE = { model: 'order', action: 'write' } as const;

const STATE_STYLES: Record<RecurringOrderRow['state'], StatusStyle> = {
  active: { label: states.active, tone: 'good', icon: icons.check },
  paused: { label: states.paused, tone: 'warn', icon: icons.pause },
  ended: { label: states.ended, tone: 'neutral', icon: icons.done },
};

const Pattern = ({ order }: { order: RecurringOrderRow }) => <>{describePattern(useIntl(), order)}</>;

function NextDate({ order: { next } }: { order: RecurringOrderRow }) {
  const intl = useIntl();
  const [first] = next;
  return first ? describeOccurrence(intl, first) : '–';
}

const State = ({ order: { state, failures } }: { order: RecurringOrderRow }) => (
  <>
    <StatusBadge {...STATE_STYLES[state]} />
    {failures > 0 && (
      <Text textStyle="sm" color="status.bad.fg">
        <FormattedMessage {...withValues(messages.failures, { count: failures })} />
      </Text>
    )}
  </>
);

const columns: Column<RecurringOrderRow>[] = [
  { id: 'template', header: messages.template, width: 220, cell: ({ template }) => template.name },
  { id: 'pattern', header: messages.pattern, width: 220, cell: (order) => <Pattern order={order} /> },
  { id: 'timeZone', header: messages.timeZone, width: 130, cell: ({ timeZone }) => timeZone },
  { id: 'next', header: messages.nextDate, width: 180, cell: (order) => <NextDate order={order} /> },
  { id: 'state', header: messages.state, width: 170, cell: (order) => <State order={order} /> },
];

export default function RecurringPage() {
  const list = useListParams();
  const orders = useQuery(recurringQueries.list(list.query));
  const rowActions = useRecurringActions(list.openDialog);
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.openDialog('new')} />;
  const { dialog, closeDialog } = list;
  return (
    <>
      <ListPage
        name="recurring-orders"
        title={messages.title}
        list={list}
        rows={orders}
        columns={columns}
        rowName={({ template }) => template.name}
        rowActions={rowActions}
        filters={<SearchFilter label={messages.search} />}
        actions={
          <>
            <Button variant="outline" onClick={() => list.openDialog('holidays')}>
              <FormattedMessage {...messages.holidays} />
            </Button>
            {create}
          </>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      {dialog?.name === 'runs' && <RunsDialog id={dialog.id} onClose={closeDialog} />}
      {dialog?.name === 'holidays' && <HolidaysDialog onClose={closeDialog} />}
      {dialog && (
        <Can access={WRITE}>
          {dialog.name === 'pause' && <PauseDialog id={dialog.id} onClose={closeDialog} />}
          {(dialog.name === 'new' || dialog.name === 'edit') && (
            <RecurringDialog id={dialog.id} onClose={closeDialog} />
          )}
        </Can>
      )}
    </>
  );
}
