import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { CargoRow } from 'shared-contracts/network/cargos';
import { computeLoadingMeters } from 'shared-contracts/values/space';
import { DateTime, Measure } from 'shared-ui/format';
import { ImportButton, ImportDialog } from 'shared-ui/import';
import { ComboboxFilter, CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { useCargoActions } from './use-cargo-actions.ts';
import { WRITE } from './cargo-access.ts';
import { CargoDialog } from './cargo-dialog.tsx';
import { cargoQueries, cargoTypeSource } from './cargos.api.ts';
import { billingByMessages, fields, messages } from './cargos.messages.ts';
import { InfoDialog } from './info-dialog.tsx';

const columns: Column<CargoRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 210, cell: ({ name }) => name },
  { id: 'code', header: fields.code, sort: true, width: 120, cell: ({ code }) => code },
  {
    id: 'cargoType',
    header: fields.cargoType,
    width: 140,
    cell: ({ cargoType }) => cargoType.name,
    detail: ({ shippingUnit }) => shippingUnit,
  },
  {
    id: 'shippingUnit',
    header: fields.shippingUnit,
    width: 120,
    hiddenByDefault: true,
    cell: ({ shippingUnit }) => shippingUnit,
  },
  {
    id: 'billingBy',
    header: fields.billingBy,
    labels: billingByMessages,
    width: 110,
    cell: ({ billingBy }) => <FormattedMessage {...billingByMessages[billingBy]} />,
  },
  {
    id: 'weight',
    header: fields.weight,
    sort: true,
    numeric: true,
    width: 100,
    cell: ({ weight }) => <Measure value={weight} kind="weight" />,
  },
  {
    id: 'effectiveSpace',
    header: fields.effectiveSpace,
    sort: true,
    numeric: true,
    width: 150,
    cell: ({ effectiveSpace }) => <Measure value={effectiveSpace} kind="space" />,
  },
  {
    id: 'palletPlaces',
    header: fields.palletPlaces,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: ({ palletPlaces }) => <Measure value={palletPlaces} kind="palletPlaces" />,
  },
  {
    id: 'loadingMeters',
    header: fields.loadingMeters,
    numeric: true,
    width: 130,
    hiddenByDefault: true,
    cell: (cargo) => <Measure value={computeLoadingMeters(cargo)} kind="loadingMeters" />,
  },
  { id: 'createdAt', header: fields.createdAt, sort: true, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
];

/** Finds the name of the filtered cargo type in the loaded rows. */
function findSelectedOption(rows: readonly CargoRow[] = [], id: string | undefined) {
  const type = rows.map(({ cargoType }) => cargoType).find((candidate) => candidate.id === id);
  return type && { value: type.id, label: type.name };
}

export default function CargosPage() {
  const list = useListParams({ filters: ['cargoTypeId'], sort: 'name' });
  const cargos = useQuery(cargoQueries.list(list.query));
  const rowActions = useCargoActions(list);
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.openDialog('new')} />;
  const { dialog } = list;
  return (
    <>
      <ListPage
        name="cargos"
        title={messages.title}
        list={list}
        rows={cargos}
        exports={{ path: 'cargos', query: list.query }}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={rowActions}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <ComboboxFilter
              name="cargoTypeId"
              label={fields.cargoType}
              source={cargoTypeSource}
              selectedOption={findSelectedOption(cargos.data?.items, list.getValue('cargoTypeId'))}
            />
          </>
        }
        actions={
          <>
            <Can access={WRITE}>
              <ImportButton onClick={() => list.openDialog('import')} />
            </Can>
            {create}
          </>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      {dialog?.name === 'info' && <InfoDialog id={dialog.id} onClose={list.closeDialog} />}
      {dialog?.name === 'import' && (
        <Can access={WRITE}>
          <ImportDialog
            title={messages.import}
            path="cargos"
            invalidates={cargoQueries.all}
            getRecordLink={({ name }) => `/cargos?search=${encodeURIComponent(name)}`}
            onClose={list.closeDialog}
          />
        </Can>
      )}
      {dialog && !['info', 'import'].includes(dialog.name) && (
        <Can access={WRITE}>
          <CargoDialog id={dialog.id} onClose={list.closeDialog} />
        </Can>
      )}
    </>
  );
}
