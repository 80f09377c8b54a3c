import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import { EXPIRING_DAYS } from 'shared-contracts/values/vehicles';
import { fill } from 'shared-ui';
import { DateOnly } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { ExpiryBadge } from './expiry.tsx';
import { ExpiringName } from './expiring-name.tsx';
import { WRITE } from './vehicle-access.ts';
import { fields } from './vehicle-fields.messages.ts';
import { Views } from './vehicle-filters.tsx';
import { create } from './vehicle-list.tsx';
import { withIds, vehicleQueries, type ExpiringRow } from './vehicles.api.ts';
import { actions as labels, expiring, messages } from './vehicles.messages.ts';

const columns: Column<ExpiringRow>[] = [
  { id: 'registrationPlate', header: fields.registrationPlate, width: 180, cell: (row) => row.registrationPlate },
  { id: 'what', header: expiring.what, width: 280, card: true, cell: (row) => <ExpiringName row={row} /> },
  { id: 'at', header: expiring.at, width: 160, card: true, cell: (row) => <DateOnly at={row.at} /> },
  { id: 'state', header: fields.status, card: true, cell: (row) => <ExpiryBadge what={row.what} at={row.at} /> },
];

/** Documents and services that have expired or do so soon, the most urgent first. */
export function ExpiringList() {
  const navigate = useNavigate();
  const mayWrite = useCan(WRITE);
  const list = useListParams();
  const rows = useQuery({ ...vehicleQueries.expiring(list.query), select: withIds });
  const rowActions = ({ vehicleId, what }: ExpiringRow): Action[] => {
    if (!mayWrite) return [];
    if (what === 'service')
      return [
        { label: labels.services, icon: 'clock', primary: true, onSelect: () => list.open('services', vehicleId) },
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
      filters={<Views />}
      actions={create}
      empty={{ title: messages.nothingExpires, text: fill(messages.nothingExpiresText, { days: EXPIRING_DAYS }) }}
    />
  );
}
