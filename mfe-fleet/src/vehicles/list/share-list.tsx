import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { ComboboxFilter, ListPage, SearchFilter, SelectFilter, useListParams, type Column } from 'shared-ui/list';
import { Thumbnail } from './thumbnail.tsx';
import { useShareActions } from '../actions/use-share-actions.ts';
import { optionSources } from '../vehicle-options.api.ts';
import { fields } from '../vehicle-fields.messages.ts';
import { ViewTabs } from './vehicle-filters.tsx';
import { createButton } from './vehicle-list.tsx';
import { shareStatusStyles } from '../vehicle-status-styles.ts';
import { messages as shareMessages, shareFields, shareStates } from '../vehicle-shares.messages.ts';
import { vehicleQueries } from '../vehicles.api.ts';
import { VehicleTypeLabel } from '../vehicle-badges.tsx';
import { messages } from '../vehicles.messages.ts';

const columns: Column<VehicleShare>[] = [
  { id: 'vehicle', header: fields.registrationPlate, width: 150, cell: ({ vehicle }) => vehicle.registrationPlate },
  {
    id: 'type',
    header: fields.vehicleTypeId,
    width: 180,
    cell: ({ vehicle }) => <VehicleTypeLabel type={vehicle.type} />,
  },
  { id: 'partner', header: shareFields.partner, width: 220, inCard: true, cell: ({ partner }) => partner.name },
  {
    id: 'fromAt',
    header: shareFields.from,
    sort: true,
    width: 160,
    inCard: true,
    cell: ({ fromAt }) => <DateTime at={fromAt} />,
  },
  {
    id: 'toAt',
    header: shareFields.to,
    width: 160,
    inCard: true,
    cell: ({ toAt }) => (toAt === null ? <FormattedMessage {...shareMessages.openEnd} /> : <DateTime at={toAt} />),
  },
  {
    id: 'state',
    header: shareFields.state,
    inCard: true,
    cell: ({ state }) => <StatusBadge {...shareStatusStyles[state]} />,
  },
];

const getShareName = ({ vehicle, partner }: VehicleShare) => `${vehicle.registrationPlate}, ${partner.name}`;

/** Lists current, past and upcoming shares of the organization's vehicles. */
export function ShareList() {
  const list = useListParams({ filters: ['state', 'vehicleId', 'partnerId'], sort: '-fromAt' });
  const shares = useQuery(vehicleQueries.shares({ ...list.query, direction: 'given' }));
  const rowActions = useShareActions();
  const vehicles = shares.data?.items.map((share) => share.vehicle);
  const partners = shares.data?.items.map((share) => share.partner);
  const selectedVehicle = vehicles?.find(({ id }) => id === list.getValue('vehicleId'));
  const selectedPartner = partners?.find(({ id }) => id === list.getValue('partnerId'));
  return (
    <ListPage
      name="vehicle-shares"
      title={messages.title}
      list={list}
      rows={shares}
      columns={columns}
      rowName={getShareName}
      rowLink={(share) => `/vehicle/${share.vehicle.id}`}
      rowActions={rowActions}
      rowPicture={(share) => <Thumbnail vehicle={share.vehicle} />}
      filters={
        <>
          <ViewTabs />
          <SearchFilter label={messages.searchDrafts} />
          <SelectFilter name="state" label={shareFields.state} options={shareStates} />
          <ComboboxFilter
            name="vehicleId"
            label={shareFields.vehicle}
            source={optionSources.vehicles}
            selectedOption={selectedVehicle && { value: selectedVehicle.id, label: selectedVehicle.registrationPlate }}
          />
          <ComboboxFilter
            name="partnerId"
            label={shareFields.partner}
            source={optionSources.partners}
            selectedOption={selectedPartner && { value: selectedPartner.id, label: selectedPartner.name }}
          />
        </>
      }
      actions={createButton}
      emptyState={{ title: messages.noShares, text: messages.noSharesText }}
    />
  );
}
