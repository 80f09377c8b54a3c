import { useMutation, useQuery } from '@tanstack/react-query';
import { EXCEPTION_COMMENT_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Stack, Text } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField, DateTimeField } from 'shared-ui/picker';
import { number, object, string } from 'yup';
import { exceptionMutations, exceptionQueries, ownerSource } from './control-tower.api.ts';
import { fieldErrors, messages } from './control-tower.messages.ts';

type DialogProps = { id: string; onClose: () => void };

const assignmentSchema = object({
  ownerId: string().nullable().default(null),
  dueAt: number().integer().required(),
});

function AssignDialog({ id, onClose }: DialogProps) {
  const { data } = useQuery(exceptionQueries.detail(id));
  const change = useMutation(exceptionMutations.change());
  if (!data) return null;
  const { owner, dueAt: currentDueAt } = data;
  return (
    <FormDialog
      title={messages.assignTitle}
      schema={assignmentSchema}
      initialValues={{ ownerId: owner?.id ?? null, dueAt: currentDueAt }}
      submitLabel={messages.assign}
      errorMessages={fieldErrors}
      onSubmit={({ ownerId, dueAt }) =>
        change.mutateAsync({
          id,
          ...(ownerId !== (owner?.id ?? null) && { ownerId }),
          ...(dueAt !== currentDueAt && { dueAt }),
        })
      }
      onClose={onClose}
    >
      <ComboboxField
        name="ownerId"
        label={messages.owner}
        source={ownerSource}
        selectedOption={owner && { value: owner.id, label: owner.name }}
      />
      <DateTimeField name="dueAt" label={messages.dueAt} />
    </FormDialog>
  );
}

const snoozeSchema = object({ snoozedUntil: number().integer().required() });

function SnoozeDialog({ id, onClose }: DialogProps) {
  const change = useMutation(exceptionMutations.change());
  return (
    <FormDialog
      title={messages.snoozeTitle}
      schema={snoozeSchema}
      initialValues={{}}
      submitLabel={messages.snooze}
      errorMessages={fieldErrors}
      onSubmit={({ snoozedUntil }) => change.mutateAsync({ id, snoozedUntil })}
      onClose={onClose}
    >
      <DateTimeField name="snoozedUntil" label={messages.snoozedUntil} />
    </FormDialog>
  );
}

const commentSchema = object({ text: string().trim().required().max(EXCEPTION_COMMENT_LIMITS.text) });

function EarlierComments({ id }: Pick<DialogProps, 'id'>) {
  const { data } = useQuery(exceptionQueries.detail(id));
  const comments = data?.timeline.filter(({ event }) => event === 'commented') ?? [];
  if (comments.length === 0) return null;
  return (
    <Stack as="ul" gap="3" mb="2">
      {comments.map(({ id: commentId, user, occurredAt, reason }) => (
        <Box as="li" key={commentId}>
          <Text textStyle="sm" color="fg.muted">
            {user} · <DateTime at={occurredAt} />
          </Text>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {reason}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}

function CommentDialog({ id, onClose }: DialogProps) {
  const comment = useMutation(exceptionMutations.comment(id));
  return (
    <FormDialog
      title={messages.comment}
      schema={commentSchema}
      initialValues={{}}
      submitLabel={messages.comment}
      errorMessages={fieldErrors}
      onSubmit={({ text }) => comment.mutateAsync({ text })}
      onClose={onClose}
    >
      <EarlierComments id={id} />
      <TextareaField name="text" label={messages.commentText} />
    </FormDialog>
  );
}

export function ExceptionDialogs({ name, ...props }: DialogProps & { name: string }) {
  if (name === 'assign') return <AssignDialog {...props} />;
  if (name === 'snooze') return <SnoozeDialog {...props} />;
  return name === 'comment' ? <CommentDialog {...props} /> : null;
}
