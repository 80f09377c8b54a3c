import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { VehicleDraftRow } from 'shared-contracts/fleet/vehicle-drafts';
import { Text, useFormatMessage } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { formatMissingFields } from './missing-fields.ts';
import { useDraftActions } from './use-draft-actions.ts';
import { WRITE_ACCESS } from '../vehicle-access.ts';
import { fields } from '../vehicle-fields.messages.ts';
import { ViewTabs } from './vehicle-filters.tsx';
import { createButton } from './vehicle-list.tsx';
import { vehicleQueries } from '../vehicles.api.ts';
import { drafts, messages } from '../vehicles.messages.ts';

function MissingFields({ fields: names }: { fields: readonly string[] }) {
  const formatMessage = useFormatMessage();
  if (names.length === 0) return <FormattedMessage {...drafts.complete} />;
  return (
    <Text as="span" color="status.warn.fg" truncate data-truncated>
      {formatMissingFields(names, formatMessage)}
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
  { id: 'type', header: fields.vehicleTypeId, width: 180, inCard: true, cell: (draft) => draft.type?.name ?? '–' },
  {
    id: 'missing',
    header: drafts.missing,
    labels: fields,
    width: 420,
    inCard: true,
    cell: (draft) => <MissingFields fields={draft.missing} />,
  },
  { id: 'updatedAt', header: drafts.updatedAt, inCard: true, cell: (draft) => <DateTime at={draft.updatedAt} /> },
];

export function DraftList() {
  const formatMessage = useFormatMessage();
  const canWrite = useCan(WRITE_ACCESS);
  const list = useListParams();
  const draftRows = useQuery(vehicleQueries.drafts(list.query));
  return (
    <ListPage
      name="vehicle-drafts"
      title={messages.title}
      list={list}
      rows={draftRows}
      exports={{ path: 'vehicles/draft', query: list.query }}
      columns={columns}
      rowName={(draft) => draft.registrationPlate ?? formatMessage(drafts.noPlate)}
      rowLink={canWrite ? (draft) => `/vehicles/drafted/${draft.id}/edit` : undefined}
      rowActions={useDraftActions()}
      filters={
        <>
          <ViewTabs />
          <SearchFilter label={messages.searchDrafts} />
        </>
      }
      actions={createButton}
      emptyState={{ title: messages.noDrafts, text: messages.noDraftsText, action: createButton }}
    />
  );
}
