import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Alert } from 'shared-contracts/fleet/alerts';
import { ALERT_COMMENT_LIMITS } from 'shared-contracts/values/field-limits';
import { DescriptionItem, DescriptionList, Text } from 'shared-ui';
import { DateOnly, PersonName } from 'shared-ui/format';
import { TextareaField } from 'shared-ui/form';
import { BulkForm, FormDialog } from 'shared-ui/form-dialog';
import type { BulkDialogProps } from 'shared-ui/list';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { object, string } from 'yup';
import { AlertDetails, AlertKindName, nameOf, SeverityBadge } from './alert-columns.tsx';
import { acknowledge, alertMutations, alertQueries } from './alerts.api.ts';
import { errorMessages, messages, states } from './alerts.messages.ts';

const schema = object({ comment: string().trim().max(ALERT_COMMENT_LIMITS.comment).nullable().default(null) });
const toInput = (comment: string | null) => (comment === null ? {} : { comment });

const CommentField = () => <TextareaField name="comment" label={messages.comment} rows={3} />;
const Consequence = () => (
  <Text color="fg.muted">
    <FormattedMessage {...messages.acknowledgeText} />
  </Text>
);

const AlertFacts = ({ alert }: { alert: Alert }) => (
  <DescriptionList compact>
    <DescriptionItem label={messages.kind}>
      <AlertKindName {...alert} /> <SeverityBadge {...alert} />
    </DescriptionItem>
    <DescriptionItem label={messages.subject}>{nameOf(alert)}</DescriptionItem>
    {(alert.document ?? alert.service ?? alert.location ?? alert.item ?? alert.speed) !== null && (
      <DescriptionItem label={messages.about}>
        <AlertDetails {...alert} />
      </DescriptionItem>
    )}
    {alert.dueAt !== null && (
      <DescriptionItem label={messages.dueAt}>
        <DateOnly at={alert.dueAt} />
      </DescriptionItem>
    )}
  </DescriptionList>
);

const ClosedAlert = ({ alert, onClose }: { alert: Alert; onClose: () => void }) => (
  <Dialog title={messages.closed} onClose={onClose}>
    <DialogBody pb="6">
      <AlertFacts alert={alert} />
      <DescriptionList compact>
        <DescriptionItem label={messages.state}>
          <FormattedMessage {...states[alert.state]} />
        </DescriptionItem>
        {alert.acknowledgedBy && (
          <DescriptionItem label={messages.acknowledgedBy}>
            <PersonName name={alert.acknowledgedBy.name} />
          </DescriptionItem>
        )}
        {alert.comment !== null && <DescriptionItem label={messages.comment}>{alert.comment}</DescriptionItem>}
      </DescriptionList>
    </DialogBody>
  </Dialog>
);

/** Shows an alert, and acknowledges it with a comment while it is open. */
export function AcknowledgeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(alertQueries.detail(id));
  const mutation = useMutation(alertMutations.acknowledge());
  if (data && !data.actions.includes('acknowledge') && mutation.isIdle)
    return <ClosedAlert alert={data} onClose={onClose} />;
  return (
    <FormDialog
      title={messages.acknowledgeTitle}
      schema={schema}
      initialValues={data && {}}
      error={error}
      errorTitle={messages.notFound}
      submitLabel={messages.acknowledge}
      errorMessages={errorMessages}
      onSubmit={({ comment }) => mutation.mutateAsync({ id, ...toInput(comment) })}
      onClose={onClose}
    >
      {data && <AlertFacts alert={data} />}
      <Consequence />
      <CommentField />
    </FormDialog>
  );
}

/** Acknowledges the selected alerts with one comment for all. */
export const BulkAcknowledge = ({ start }: BulkDialogProps<Alert>) => (
  <BulkForm
    schema={schema}
    submitLabel={messages.acknowledge}
    onSubmit={({ comment }) => start(({ id }) => acknowledge({ id, ...toInput(comment) }))}
  >
    <Consequence />
    <CommentField />
  </BulkForm>
);
