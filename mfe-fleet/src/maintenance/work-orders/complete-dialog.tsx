import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text, withValues } from 'shared-ui';
import { fieldMessages } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateTimeField } from 'shared-ui/picker';
import { number, object } from 'yup';
import { workOrderMutations, workOrderQueries } from './work-orders.api.ts';
import { actions, dialogs, errorMessages, fields, messages } from './work-orders.messages.ts';

const MS = 1_000;
const isPast = (at: number | undefined) => at === undefined || at <= Date.now() / MS;
const schema = object({ doneAt: number().integer().required().test('past', fieldMessages.date, isPast) });

/** Completes a work order, which records its service. */
export function CompleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(workOrderQueries.detail(id));
  const complete = useMutation(workOrderMutations.complete());
  const [doneAt] = useState(() => Math.trunc(Date.now() / MS));
  return (
    <FormDialog
      title={dialogs.complete}
      width={500}
      schema={schema}
      initialValues={data && { doneAt }}
      error={error}
      errorTitle={messages.notFound}
      submitLabel={actions.complete}
      errorMessages={errorMessages}
      onSubmit={(values) => complete.mutateAsync({ id, ...values })}
      onClose={onClose}
    >
      <Text fontWeight="medium">
        {data?.number} – {data?.title}
      </Text>
      <DateTimeField name="doneAt" label={fields.doneAt} />
      <Text color="fg.muted">
        {data?.service && (
          <>
            <FormattedMessage {...withValues(dialogs.completeService, { name: data.service.name })} />{' '}
          </>
        )}
        <FormattedMessage {...dialogs.completeText} />
      </Text>
    </FormDialog>
  );
}
