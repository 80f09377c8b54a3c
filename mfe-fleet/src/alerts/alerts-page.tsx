import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Alert } from 'shared-contracts/fleet/alerts';
import { ALERT_KINDS, ALERT_SEVERITIES, ALERT_STATES } from 'shared-contracts/values/fleet/alerts';
import { Button, useFormatMessage, type Message } from 'shared-ui';
import {
  type BulkAction,
  ComboboxFilter,
  DateRangeFilter,
  ListPage,
  MoreFilters,
  MultiSelectFilter,
  SearchFilter,
  useListParams,
  ViewFilter,
} from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { AcknowledgeDialog, BulkAcknowledge } from './acknowledge-dialog.tsx';
import { alertColumns, nameOf } from './alert-columns.tsx';
import { ruleMessages } from './alert-rules.messages.ts';
import { alertQueries, driverSource, vehicleSource } from './alerts.api.ts';
import { errorMessages, kinds, messages, severities, states } from './alerts.messages.ts';
import { useAlertActions } from './use-alert-actions.ts';
import { useLiveAlerts } from './use-live-alerts.ts';

const MORE_FILTERS = ['vehicleId', 'driverId', 'from', 'to'];

const bulkActions: readonly BulkAction<Alert>[] = [
  {
    label: messages.acknowledge,
    icon: 'check',
    appliesTo: ({ actions }) => actions.includes('acknowledge'),
    invalidates: alertQueries.all,
    errorMessages,
    renderForm: (props) => <BulkAcknowledge {...props} />,
  },
];

function Filters() {
  const formatMessage = useFormatMessage();
  const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, Message>) =>
    values.map((value) => ({ value, label: formatMessage(labels[value]) }));
  return (
    <>
      <ViewFilter name="state" label={messages.state} options={toOptions(ALERT_STATES, states)} />
      <SearchFilter label={messages.search} />
      <MultiSelectFilter name="kind" label={messages.kind} options={toOptions(ALERT_KINDS, kinds)} />
      <MultiSelectFilter name="severity" label={messages.severity} options={toOptions(ALERT_SEVERITIES, severities)} />
      <MoreFilters names={MORE_FILTERS}>
        <ComboboxFilter name="vehicleId" label={messages.vehicle} source={vehicleSource} />
        <ComboboxFilter name="driverId" label={messages.driver} source={driverSource} />
        <DateRangeFilter from="from" to="to" label={messages.occurredAt} />
      </MoreFilters>
    </>
  );
}

export default function AlertsPage() {
  const list = useListParams({ filters: ['state', ...MORE_FILTERS], multiFilters: ['kind', 'severity'] });
  const alerts = useQuery(alertQueries.list(list.query));
  const rowActions = useAlertActions(list);
  useLiveAlerts();
  const { dialog, closeDialog } = list;
  return (
    <>
      <ListPage
        name="alerts"
        title={messages.title}
        list={list}
        rows={alerts}
        columns={alertColumns}
        rowName={nameOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        filters={<Filters />}
        actions={
          <Button asChild variant="outline">
            <Link to="/alerts/rules">
              <FormattedMessage {...ruleMessages.title} />
            </Link>
          </Button>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'bell' }}
      />
      {dialog?.name === 'acknowledge' && <AcknowledgeDialog id={dialog.id} onClose={closeDialog} />}
    </>
  );
}
