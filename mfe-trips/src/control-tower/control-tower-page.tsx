import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Can, useLiveEvents } from 'shared-auth';
import { EXCEPTION_KINDS, EXCEPTION_STATES, SEVERITIES } from 'shared-contracts/values/trips/exceptions';
import { useFormatMessage, withValues } from 'shared-ui';
import { ListPage, MultiSelectFilter, SearchFilter, SelectFilter, useListParams, ViewFilter } from 'shared-ui/list';
import { exceptionQueries } from './control-tower.api.ts';
import { kinds, messages, severities, states } from './control-tower.messages.ts';
import { exceptionColumns } from './exception-columns.tsx';
import { ExceptionDialogs } from './exception-dialogs.tsx';
import { useExceptionActions } from './use-exception-actions.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const WRITE = { model: 'trip', action: 'write' } as const;

function Filters() {
  const formatMessage = useFormatMessage();
  const { data } = useQuery(exceptionQueries.counts());
  const withCount = (name: string, count: number | undefined) =>
    count === undefined ? name : formatMessage(withValues(messages.withCount, { name, count }));
  return (
    <>
      <ViewFilter
        name="state"
        label={messages.state}
        options={EXCEPTION_STATES.map((state) => ({
          value: state,
          label: withCount(formatMessage(states[state]), state === 'open' ? data?.open : undefined),
        }))}
      />
      <SearchFilter label={messages.search} />
      <MultiSelectFilter
        name="kind"
        label={messages.kind}
        options={EXCEPTION_KINDS.map((kind) => ({
          value: kind,
          label: withCount(formatMessage(kinds[kind]), data?.byKind[kind]),
        }))}
      />
      <MultiSelectFilter
        name="severity"
        label={messages.severity}
        options={SEVERITIES.map((severity) => ({ value: severity, label: formatMessage(severities[severity]) }))}
      />
      <SelectFilter
        name="owner"
        label={messages.owner}
        options={[
          { value: 'me', label: withCount(formatMessage(messages.mine), data?.mine) },
          { value: 'none', label: withCount(formatMessage(messages.unassigned), data?.unassigned) },
        ]}
      />
    </>
  );
}

export default function ControlTowerPage() {
  const list = useListParams({ filters: ['state', 'owner', 'tripId'], multiFilters: ['kind', 'severity'] });
  const client = useQueryClient();
  const exceptions = useQuery(exceptionQueries.list(list.query));
  const rowActions = useExceptionActions(list);
  useLiveEvents(
    'exceptions',
    () => void client.invalidateQueries({ queryKey: exceptionQueries.all }),
    () => undefined,
  );
  const { dialog, closeDialog } = list;
  return (
    <>
      <ListPage
        name="control-tower"
        title={messages.title}
        list={list}
        rows={exceptions}
        columns={exceptionColumns}
        rowName={({ trip, order }) => trip?.number ?? (order ? formatOrderNumber(order) : '')}
        rowActions={rowActions}
        filters={<Filters />}
        emptyState={{ title: messages.empty, text: messages.emptyText }}
      />
      {dialog?.id !== undefined && (
        <Can access={WRITE}>
          <ExceptionDialogs name={dialog.name} id={dialog.id} onClose={closeDialog} />
        </Can>
      )}
    </>
  );
}
