import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import { EXPIRY_WARNING_DAYS } from 'shared-contracts/values/fleet/vehicles';
import { withValues } from 'shared-ui';
import { DateOnly } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { ExpiringName, ExpiringState } from '../expiry/expiring-name.tsx';
import { WRITE_ACCESS } from '../vehicle-access.ts';
import { fields } from '../vehicle-fields.messages.ts';
import { ViewTabs } from './vehicle-filters.tsx';
import { createButton } from './vehicle-list.tsx';
import { addRowIds, vehicleQueries, type ExpiringRow } from '../vehicles.api.ts';
import { actions as labels, expiring, messages } from '../vehicles.messages.ts';

const columns: Column<ExpiringRow>[] = [
  { id: 'registrationPlate', header: fields.registrationPlate, width: 180, cell: (row) => row.registrationPlate },
  { id: 'what', header: expiring.what, width: 280, inCard: true, cell: (row) => <ExpiringName row={row} /> },
  { id: 'at', header: expiring.at, width: 160, inCard: true, cell: (row) => <DateOnly at={row.at} /> },
  { id: 'state', header: fields.status, inCard: true, cell: ExpiringState },
];

/** Lists expired and expiring documents and services, most urgent first. */
export function ExpiringList() {
  const navigate = useNavigate();
  const canWrite = useCan(WRITE_ACCESS);
  const list = useListParams();
  const rows = useQuery({ ...vehicleQueries.expiring(list.query), select: addRowIds });
  const rowActions = ({ vehicleId, what }: ExpiringRow): Action[] => {
    if (!canWrite) return [];
    if (what === 'service')
      return [
        {
          label: labels.services,
          icon: 'clock',
          primary: true,
          onSelect: () => list.openDialog('services', vehicleId),
        },
      ];
    return [
      { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => navigate(`/vehicles/${vehicleId}/edit`) },
    ];
  };
  return (
    <ListPage
      name="vehicles-expiring"
      title={messages.title}
      list={list}
      rows={rows}
      columns={columns}
      rowName={(row) => row.registrationPlate}
      rowLink={(row) => `/vehicle/${row.vehicleId}`}
      rowActions={rowActions}
      filters={<ViewTabs />}
      actions={createButton}
      emptyState={{
        title: messages.nothingExpiring,
        text: withValues(messages.nothingExpiringText, { days: EXPIRY_WARNING_DAYS }),
      }}
    />
  );
}
