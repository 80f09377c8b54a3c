import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { InspectionRow } from 'shared-contracts/fleet/inspections';
import { Button, lazyDialog } from 'shared-ui';
import {
  ComboboxFilter,
  DateRangeFilter,
  ListPage,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  useListParams,
} from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { columns } from './inspection-columns.tsx';
import { toWorkOrderPath } from './inspection.rules.ts';
import { inspectionQueries, vehicleSource } from './inspections.api.ts';
import { fields, kinds, messages, results } from './inspections.messages.ts';

const InspectionDialog = lazyDialog(() => import('./inspection-dialog.tsx').then((file) => file.InspectionDialog));
const ChecklistDialog = lazyDialog(() => import('./checklist-dialog.tsx').then((file) => file.ChecklistDialog));

const WRITE_ACCESS = { model: 'vehicle', action: 'write' } as const;
const MORE_FILTERS = ['vehicleId', 'from', 'to'];
const resultFilter = { true: results.defects, false: results.ok };

export default function InspectionsPage() {
  const list = useListParams({ filters: ['kind', 'hasDefects', ...MORE_FILTERS], sort: '-occurredAt' });
  const inspections = useQuery(inspectionQueries.list(list.query));
  const navigate = useNavigate();
  const { dialog, openDialog, closeDialog } = list;
  const rowActions = (inspection: InspectionRow): Action[] => [
    { label: messages.show, icon: 'info', onSelect: () => openDialog('show', inspection.id) },
    ...(inspection.workOrder === null && inspection.actions.includes('openWorkOrder')
      ? [
          {
            label: messages.openWorkOrder,
            icon: 'plus' as const,
            primary: true,
            onSelect: () => navigate(toWorkOrderPath(inspection)),
          },
        ]
      : []),
  ];
  return (
    <>
      <ListPage
        name="inspections"
        title={messages.title}
        list={list}
        rows={inspections}
        columns={columns}
        exports={{ path: 'inspections', query: list.query }}
        rowName={({ vehicle }) => vehicle.name}
        rowActions={rowActions}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <SelectFilter name="hasDefects" label={fields.result} options={resultFilter} />
            <SelectFilter name="kind" label={fields.kind} options={kinds} />
            <MoreFilters names={MORE_FILTERS}>
              <ComboboxFilter name="vehicleId" label={fields.vehicle} source={vehicleSource} />
              <DateRangeFilter from="from" to="to" label={fields.occurredAt} />
            </MoreFilters>
          </>
        }
        actions={
          <Can access={WRITE_ACCESS}>
            <Button variant="outline" onClick={() => openDialog('checklist')}>
              <FormattedMessage {...messages.checklist} />
            </Button>
          </Can>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'search' }}
      />
      {dialog?.name === 'show' && <InspectionDialog id={dialog.id} onClose={closeDialog} />}
      {dialog?.name === 'checklist' && (
        <Can access={WRITE_ACCESS}>
          <ChecklistDialog onClose={closeDialog} />
        </Can>
      )}
    </>
  );
}
