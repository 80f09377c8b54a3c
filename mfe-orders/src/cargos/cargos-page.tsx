import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { CargoRow } from 'shared-contracts/cargos';
import { DateTime, Measure } from 'shared-ui/format';
import { ImportButton, ImportDialog } from 'shared-ui/import';
import { ChoiceFilter, CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { useCargoActions } from './cargo-actions.ts';
import { CargoDialog } from './cargo-dialog.tsx';
import { cargoQueries, cargoTypes } from './cargos.api.ts';
import { billings, fields, messages } from './cargos.messages.ts';
import { InfoDialog } from './info-dialog.tsx';

const WRITE = { model: 'cargo', action: 'write' } as const;

const columns: Column<CargoRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 220, cell: ({ name }) => name },
  { id: 'code', header: fields.code, sort: true, width: 120, cell: ({ code }) => code },
  { id: 'cargoType', header: fields.cargoType, width: 140, cell: ({ cargoType }) => cargoType.name },
  { id: 'shippingUnit', header: fields.shippingUnit, width: 120, cell: ({ shippingUnit }) => shippingUnit },
  {
    id: 'billingBy',
    header: fields.billingBy,
    width: 110,
    cell: ({ billingBy }) => <FormattedMessage {...billings[billingBy]} />,
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
  { id: 'createdAt', header: fields.createdAt, sort: true, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
];

/** The type of the address is named by whichever row is of it. */
function nameOf(rows: readonly CargoRow[] = [], id: string | undefined) {
  const type = rows.map(({ cargoType }) => cargoType).find((one) => one.id === id);
  return type && { value: type.id, label: type.name };
}

export default function CargosPage() {
  const list = useListParams({ filters: ['cargoTypeId'], sort: 'name' });
  const cargos = useQuery(cargoQueries.list(list.query));
  const rowActions = useCargoActions(list);
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.open('new')} />;
  const { dialog } = list;
  return (
    <>
      <ListPage
        name="cargos"
        title={messages.title}
        list={list}
        rows={cargos}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={rowActions}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <ChoiceFilter
              name="cargoTypeId"
              label={fields.cargoType}
              source={cargoTypes}
              chosen={nameOf(cargos.data?.items, list.valueOf('cargoTypeId'))}
            />
          </>
        }
        actions={
          <>
            <Can access={WRITE}>
              <ImportButton onClick={() => list.open('import')} />
            </Can>
            {create}
          </>
        }
        empty={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      {dialog?.name === 'info' && <InfoDialog id={dialog.id} onClose={list.close} />}
      {dialog?.name === 'import' && (
        <Can access={WRITE}>
          <ImportDialog
            title={messages.import}
            path="cargos"
            invalidates={cargoQueries.all}
            linkOf={({ name }) => `/cargos?search=${encodeURIComponent(name)}`}
            onClose={list.close}
          />
        </Can>
      )}
      {dialog && !['info', 'import'].includes(dialog.name) && (
        <Can access={WRITE}>
          <CargoDialog id={dialog.id} onClose={list.close} />
        </Can>
      )}
    </>
  );
}
