import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { VehicleDraftRow } from 'shared-contracts/vehicles';
import { Text, useSay } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { missingNames } from './missing.ts';
import { useDraftActions } from './use-draft-actions.ts';
import { WRITE } from './vehicle-access.ts';
import { fields } from './vehicle-fields.messages.ts';
import { Views } from './vehicle-filters.tsx';
import { create } from './vehicle-list.tsx';
import { vehicleQueries } from './vehicles.api.ts';
import { drafts, messages } from './vehicles.messages.ts';

function Missing({ fields: names }: { fields: readonly string[] }) {
  const say = useSay();
  if (names.length === 0) return <FormattedMessage {...drafts.complete} />;
  return (
    <Text as="span" color="status.warn.fg" truncate data-cut>
      {missingNames(names, say)}
    </Text>
  );
}

const columns: Column<VehicleDraftRow>[] = [
  {
    id: 'registrationPlate',
    header: fields.registrationPlate,
    width: 170,
    cell: (draft) => draft.registrationPlate ?? <FormattedMessage {...drafts.noPlate} />,
  },
  { id: 'type', header: fields.vehicleTypeId, width: 180, card: true, cell: (draft) => draft.type?.name ?? '–' },
  {
    id: 'missing',
    header: drafts.missing,
    width: 420,
    card: true,
    cell: (draft) => <Missing fields={draft.missing} />,
  },
  { id: 'updatedAt', header: drafts.updatedAt, card: true, cell: (draft) => <DateTime at={draft.updatedAt} /> },
];

/** Vehicles that are not whole yet. */
export function DraftList() {
  const say = useSay();
  const mayWrite = useCan(WRITE);
  const list = useListParams();
  const rows = useQuery(vehicleQueries.drafts(list.query));
  return (
    <ListPage
      name="vehicle-drafts"
      title={messages.title}
      list={list}
      rows={rows}
      columns={columns}
      rowName={(draft) => draft.registrationPlate ?? say(drafts.noPlate)}
      rowLink={mayWrite ? (draft) => `/vehicles/drafted/${draft.id}/edit` : undefined}
      rowActions={useDraftActions()}
      filters={
        <>
          <Views />
          <SearchFilter label={messages.searchDrafts} />
        </>
      }
      actions={create}
      empty={{ title: messages.noDrafts, text: messages.noDraftsText, action: create }}
    />
  );
}
