import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrganizationChange, OrganizationDetails } from 'shared-contracts/organizations';
import { Box, Button, EmptyState, fill, Loaded, Skeleton, Stack, Text, type Words } from 'shared-ui';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { Ago } from 'shared-ui/format';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { ChangeRow } from './change-row.tsx';
import { organizationMutations, organizationQueries } from './organizations.api.ts';
import { changeMessages as messages } from './organizations.messages.ts';

/** What an organization wants to be changed, field by field: what is chosen becomes true. */
export function ChangesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const organization = useQuery(organizationQueries.detail(id));
  return (
    <Dialog title={messages.title} width={900} onClose={onClose}>
      <Loaded
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
            <Review key={`${change.id} ${change.revision}`} name={name} change={change} />
          ) : (
            <EmptyState icon="done" title={messages.none} size="inline" />
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** What becomes of those that are not chosen. */
function consequence(chosen: number, all: number): Words {
  if (chosen === 0) return messages.mergesNone;
  return chosen === all ? messages.mergesAll : fill(messages.mergesSome, { count: all - chosen });
}

function Review({
  name,
  change: { id, revision, user, createdAt, changes },
}: {
  name: OrganizationDetails['name'];
  change: OrganizationChange;
}) {
  const close = useCloseDialog();
  const [fields, setFields] = useState<readonly string[]>(changes.map(({ field }) => field));
  const [isDeclining, setDeclining] = useState(false);
  const merge = useMutation(organizationMutations.merge());
  const decline = useMutation(organizationMutations.declineChange());
  const choose = (field: string, isChosen: boolean) =>
    setFields(
      changes.map((change) => change.field).filter((other) => (other === field ? isChosen : fields.includes(other))),
    );
  return (
    <>
      <DialogBody>
        <Text mb="4" color="fg.muted">
          <FormattedMessage {...(user ? fill(messages.askedBy, { user, name }) : fill(messages.asked, { name }))} />{' '}
          <Ago at={createdAt} />
        </Text>
        <Box as="ul">
          {changes.map((change) => (
            <ChangeRow
              key={change.field}
              change={change}
              isChosen={fields.includes(change.field)}
              error={merge.error}
              onChoose={(isChosen) => choose(change.field, isChosen)}
            />
          ))}
        </Box>
      </DialogBody>
      <DialogFooter flexWrap="wrap">
        <Text role="status" flex="1 1 16rem" color="fg.muted">
          <FormattedMessage {...consequence(fields.length, changes.length)} />
        </Text>
        <Button variant="outline" onClick={() => setDeclining(true)}>
          <FormattedMessage {...messages.decline} />
        </Button>
        <Button
          disabled={fields.length === 0}
          loading={merge.isPending}
          onClick={() => void merge.mutateAsync({ id, revision, fields: [...fields] }).then(close, () => undefined)}
        >
          <FormattedMessage {...fill(messages.merge, { count: fields.length })} />
        </Button>
      </DialogFooter>
      {isDeclining && (
        <ReasonDialog
          title={messages.declineTitle}
          label={messages.declineReason}
          submit={messages.decline}
          onSubmit={(reason) => decline.mutateAsync({ id, reason }).then(close)}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
