import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { VehicleShare } from 'shared-contracts/vehicle-sharing';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { ChoiceFilter, ListPage, SearchFilter, SelectFilter, useListParams, type Column } from 'shared-ui/list';
import { Thumbnail } from './thumbnail.tsx';
import { useUnshare } from './use-unshare.ts';
import { choices } from './vehicle-choices.api.ts';
import { fields } from './vehicle-fields.messages.ts';
import { Views } from './vehicle-filters.tsx';
import { create } from './vehicle-list.tsx';
import { shareLooks } from './vehicle-looks.ts';
import { messages as words, shareFields, shareStates } from './vehicle-shares.messages.ts';
import { vehicleQueries } from './vehicles.api.ts';
import { TypeOf } from './vehicles.columns.tsx';
import { messages } from './vehicles.messages.ts';

const columns: Column<VehicleShare>[] = [
  { id: 'vehicle', header: fields.registrationPlate, width: 150, cell: ({ vehicle }) => vehicle.registrationPlate },
  { id: 'type', header: fields.vehicleTypeId, width: 180, cell: ({ vehicle }) => <TypeOf type={vehicle.type} /> },
  { id: 'partner', header: shareFields.partner, width: 220, card: true, cell: ({ partner }) => partner.name },
  {
    id: 'fromAt',
    header: shareFields.from,
    sort: true,
    width: 160,
    card: true,
    cell: ({ fromAt }) => <DateTime at={fromAt} />,
  },
  {
    id: 'toAt',
    header: shareFields.to,
    width: 160,
    card: true,
    cell: ({ toAt }) => (toAt === null ? <FormattedMessage {...words.openEnd} /> : <DateTime at={toAt} />),
  },
  { id: 'state', header: shareFields.state, card: true, cell: ({ state }) => <StatusBadge {...shareLooks[state]} /> },
];

const nameOf = ({ vehicle, partner }: VehicleShare) => `${vehicle.registrationPlate}, ${partner.name}`;

/** What the organization shares, has shared and will. */
export function ShareList() {
  const list = useListParams({ filters: ['state', 'vehicleId', 'partnerId'], sort: '-fromAt' });
  const shares = useQuery(vehicleQueries.shares({ ...list.query, direction: 'given' }));
  const rowActions = useUnshare();
  const [vehicle, partner] = [
    shares.data?.items.map((share) => share.vehicle),
    shares.data?.items.map((share) => share.partner),
  ];
  const chosenVehicle = vehicle?.find(({ id }) => id === list.valueOf('vehicleId'));
  const chosenPartner = partner?.find(({ id }) => id === list.valueOf('partnerId'));
  return (
    <ListPage
      name="vehicle-shares"
      title={messages.title}
      list={list}
      rows={shares}
      columns={columns}
      rowName={nameOf}
      rowLink={(share) => `/vehicle/${share.vehicle.id}`}
      rowActions={rowActions}
      picture={(share) => <Thumbnail vehicle={share.vehicle} />}
      filters={
        <>
          <Views />
          <SearchFilter label={messages.searchDrafts} />
          <SelectFilter name="state" label={shareFields.state} options={shareStates} />
          <ChoiceFilter
            name="vehicleId"
            label={shareFields.vehicle}
            source={choices.vehicles}
            chosen={chosenVehicle && { value: chosenVehicle.id, label: chosenVehicle.registrationPlate }}
          />
          <ChoiceFilter
            name="partnerId"
            label={shareFields.partner}
            source={choices.partners}
            chosen={chosenPartner && { value: chosenPartner.id, label: chosenPartner.name }}
          />
        </>
      }
      actions={create}
      empty={{ title: messages.noneGiven, text: messages.noneGivenText }}
    />
  );
}
