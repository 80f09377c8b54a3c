import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrganizationChange, OrganizationDetails } from 'shared-contracts/identity/organizations';
import { Box, Button, EmptyState, withValues, QueryContent, Skeleton, Stack, Text, type Message } from 'shared-ui';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { RelativeTime } from 'shared-ui/format';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { ChangeRow } from './change-row.tsx';
import { organizationMutations, organizationQueries } from './organizations.api.ts';
import { changeMessages as messages } from './organizations.messages.ts';

/** Lets root merge the selected changes that an organization requested, or decline them all. */
export function ChangesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const organization = useQuery(organizationQueries.detail(id));
  return (
    <Dialog title={messages.title} width={900} onClose={onClose}>
      <QueryContent
        query={organization}
        size="inline"
        skeleton={
          <DialogBody>
            <Stack gap="4">
              <Skeleton h="16" />
              <Skeleton h="16" />
              <Skeleton h="16" />
            </Stack>
          </DialogBody>
        }
      >
        {({ name, change }) =>
          change ? (
            <ChangesReview key={`${change.id} ${change.revision}`} name={name} change={change} />
          ) : (
            <EmptyState icon="done" title={messages.noChanges} size="inline" />
          )
        }
      </QueryContent>
    </Dialog>
  );
}

function mergeSummary(selected: number, total: number): Message {
  if (selected === 0) return messages.mergeNoneSummary;
  return selected === total
    ? messages.mergeAllSummary
    : withValues(messages.mergeSomeSummary, { count: total - selected });
}

function ChangesReview({
  name,
  change: { id, revision, user, createdAt, changes },
}: {
  name: OrganizationDetails['name'];
  change: OrganizationChange;
}) {
  const close = useCloseDialog();
  const allFields = changes.map(({ field }) => field);
  const [fields, setFields] = useState<readonly string[]>(allFields);
  const [isDeclining, setDeclining] = useState(false);
  const merge = useMutation(organizationMutations.merge());
  const decline = useMutation(organizationMutations.declineChange());
  const setSelected = (changed: string, isSelected: boolean) =>
    setFields(allFields.filter((field) => (field === changed ? isSelected : fields.includes(field))));
  return (
    <>
      <DialogBody>
        <Text mb="4" color="fg.muted">
          <FormattedMessage
            {...(user
              ? withValues(messages.requestedBy, { user, name })
              : withValues(messages.requestedByOrganization, { name }))}
          />{' '}
          <RelativeTime at={createdAt} />
        </Text>
        <Box as="ul">
          {changes.map((change) => (
            <ChangeRow
              key={change.field}
              change={change}
              isSelected={fields.includes(change.field)}
              error={merge.error}
              onSelectedChange={(isSelected) => setSelected(change.field, isSelected)}
            />
          ))}
        </Box>
      </DialogBody>
      <DialogFooter flexWrap="wrap">
        <Text role="status" flex="1 1 16rem" color="fg.muted">
          <FormattedMessage {...mergeSummary(fields.length, changes.length)} />
        </Text>
        <Button variant="outline" onClick={() => setDeclining(true)}>
          <FormattedMessage {...messages.decline} />
        </Button>
        <Button
          disabled={fields.length === 0}
          loading={merge.isPending}
          onClick={() => void merge.mutateAsync({ id, revision, fields: [...fields] }).then(close, () => undefined)}
        >
          <FormattedMessage {...withValues(messages.merge, { count: fields.length })} />
        </Button>
      </DialogFooter>
      {isDeclining && (
        <ReasonDialog
          title={messages.declineTitle}
          label={messages.declineReason}
          submitLabel={messages.decline}
          onSubmit={(reason) => decline.mutateAsync({ id, reason }).then(close)}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
