import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import { Button, EmptyState, Flex, Icon, Page, Text, withValues, type Message } from 'shared-ui';
import { Link, useNavigate, useParams } from 'shared-ui/router';
import { ContractForm } from './contract-form.tsx';
import { messages } from './contract-form.messages.ts';
import { getChanges, getNames, toFormValues } from './contract-values.ts';
import { contractMutations } from '../contracts.api.ts';
import { LoadedContract } from '../loaded-contract.tsx';

const LockedContract = ({ contract: { id, name } }: { contract: ContractDetails }) => (
  <EmptyState
    icon="lock"
    size="page"
    title={withValues(messages.locked, { name })}
    text={messages.lockedText}
    action={
      <Button asChild variant="outline">
        <Link to={`/contracts/${id}`}>
          <FormattedMessage {...messages.open} />
        </Link>
      </Button>
    }
  />
);

/** Explains what saving does to the current terms. */
function getNote({ state, newer, rejectedReason }: ContractDetails): Message | null {
  const rejected = newer?.state === 'rejected' ? newer.reason : rejectedReason;
  if (rejected) return withValues(messages.rejectedVersion, { reason: rejected });
  if (newer) return messages.waitingVersion;
  return state === 'confirmed' ? messages.newVersion : null;
}

const Note = ({ text }: { text: Message }) => (
  <Flex gap="3" mb="4" px="4" py="2.5" borderRadius="md" bg="status.info.bg" color="status.info.fg">
    <Icon name="info" />
    <Text flex="1" minW="0" overflowWrap="anywhere">
      <FormattedMessage {...text} />
    </Text>
  </Flex>
);

/** Compares changes with the values the form started with. */
function ContractEditor({ contract }: { contract: ContractDetails }) {
  const { id, name, actions } = contract;
  const navigate = useNavigate();
  const update = useMutation(contractMutations.update(id));
  const [initialValues] = useState(() => toFormValues(contract));
  const [isEditable] = useState(actions.includes('edit'));
  if (!isEditable) return <LockedContract contract={contract} />;
  const note = getNote(contract);
  return (
    <Page title={withValues(messages.edit, { name })} backLink={{ to: `/contracts/${id}`, label: messages.open }}>
      <ContractForm
        isNew={false}
        initialValues={initialValues}
        names={getNames(contract)}
        submitLabel={messages.save}
        cancelTo={`/contracts/${id}`}
        note={note && <Note text={note} />}
        onSubmit={async (values) => {
          await update.mutateAsync(getChanges(initialValues, values));
          await navigate(`/contracts/${id}`);
        }}
      />
    </Page>
  );
}

export default function ContractEditPage() {
  const { id = '' } = useParams();
  return <LoadedContract id={id}>{(contract) => <ContractEditor key={id} contract={contract} />}</LoadedContract>;
}
