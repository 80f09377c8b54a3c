import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { VehicleDraft } from 'shared-contracts/fleet/vehicle-drafts';
import { Button, EmptyState, NoAccess, Page, PageSkeleton, QueryContent } from 'shared-ui';
import { useRecordForm } from 'shared-ui/form';
import { Link, useParams } from 'shared-ui/router';
import { toEntryNames } from './form-context.tsx';
import { toDraftFormValues } from './form-values.ts';
import { DICTIONARY_ENDPOINTS, entriesQuery, type DictionaryFieldName } from './dictionary-entries.api.ts';
import { messages } from './vehicle-form.messages.ts';
import { VehicleForm } from './vehicle-form.tsx';
import { messages as listMessages, views } from '../vehicles.messages.ts';
import { vehicleQueries } from '../vehicles.api.ts';

const DRAFTS_PATH = '/vehicles?view=drafts';
const DICTIONARY_FIELDS = Object.keys(DICTIONARY_ENDPOINTS) as DictionaryFieldName[];
const hasValue = (value: string | readonly string[] | null | undefined) => Boolean(value?.length);

/** Loads the names of the draft's dictionary entries, as a draft has only their ids. */
function useEntryNames({ values }: VehicleDraft) {
  return useQueries({
    queries: DICTIONARY_FIELDS.filter((field) => hasValue(values[field])).map((field) => entriesQuery(field)),
    combine: (results) => ({
      isPending: results.some((result) => result.isPending),
      names: toEntryNames(results.flatMap(({ data = [] }) => data)),
    }),
  });
}

function DraftEditor({ draft: initialDraft }: { draft: VehicleDraft }) {
  const [draft] = useState(initialDraft); // saving must not reset the form
  const { initialValues, concurrency } = useRecordForm(vehicleQueries.draft(draft.id), toDraftFormValues);
  const { isPending, names } = useEntryNames(draft);
  if (!draft.actions.includes('edit')) return <NoAccess />;
  if (isPending) return <PageSkeleton />;
  return (
    <Page title={messages.editDraft} backLink={{ to: DRAFTS_PATH, label: views.drafts }}>
      <VehicleForm
        owner={{ draftId: draft.id }}
        initialValues={initialValues ?? toDraftFormValues(draft)}
        concurrency={concurrency}
        names={names}
        storedFiles={draft.files}
        missingFields={draft.missing}
      />
    </Page>
  );
}

const DraftNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.draftNotFound}
    text={messages.draftNotFoundText}
    action={
      <Button asChild variant="outline">
        <Link to={DRAFTS_PATH}>
          <FormattedMessage {...listMessages.title} />
        </Link>
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

export default function DraftEditPage() {
  const { id = '' } = useParams();
  const draft = useQuery(vehicleQueries.draft(id));
  if (!draft.data && isMissing(draft.error)) return <DraftNotFound />;
  return <QueryContent query={draft}>{(loaded) => <DraftEditor key={id} draft={loaded} />}</QueryContent>;
}
