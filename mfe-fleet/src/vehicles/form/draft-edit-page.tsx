import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { VehicleDraft } from 'shared-contracts/vehicles';
import { Button, EmptyState, Loaded, NoAccess, Page, PageSkeleton } from 'shared-ui';
import { Link, useParams } from 'shared-ui/router';
import { namesIn } from './vehicle-form-known.tsx';
import { draftValuesOf } from './vehicle-form-values.ts';
import { entriesFor, SHELVES, type EntryFieldName } from './vehicle-form.api.ts';
import { messages } from './vehicle-form.messages.ts';
import { VehicleForm } from './vehicle-form.tsx';
import { messages as list, views } from './vehicles.messages.ts';
import { vehicleQueries } from './vehicles.api.ts';

const DRAFTS = '/vehicles?view=drafts';
const FIELDS = Object.keys(SHELVES) as EntryFieldName[];
const isChosen = (value: string | readonly string[] | null | undefined) => Boolean(value?.length);

/** A draft tells ids only: what they are called stands in the dictionaries. */
function useNames({ values }: VehicleDraft) {
  return useQueries({
    queries: FIELDS.filter((field) => isChosen(values[field])).map((field) => entriesFor(field)),
    combine: (found) => ({
      isPending: found.some((one) => one.isPending),
      names: namesIn(found.flatMap(({ data = [] }) => data)),
    }),
  });
}

function Editing({ draft: loaded }: { draft: VehicleDraft }) {
  const [draft] = useState(loaded); // what the form begins with stays, whatever is saved meanwhile
  const { isPending, names } = useNames(draft);
  if (!draft.actions.includes('edit')) return <NoAccess />;
  if (isPending) return <PageSkeleton />;
  return (
    <Page title={messages.editDraft} back={{ to: DRAFTS, label: views.drafts }}>
      <VehicleForm
        owner={{ draftId: draft.id }}
        initial={draftValuesOf(draft)}
        names={names}
        stored={draft.files}
        missing={draft.missing}
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
        <Link to={DRAFTS}>
          <FormattedMessage {...list.title} />
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
  return <Loaded query={draft}>{(loaded) => <Editing key={id} draft={loaded} />}</Loaded>;
}
