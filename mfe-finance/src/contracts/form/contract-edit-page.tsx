import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContractDetails } from 'shared-contracts/contracts';
import { Button, EmptyState, fill, Flex, Icon, Page, Text, type Words } from 'shared-ui';
import { Link, useNavigate, useParams } from 'shared-ui/router';
import { ContractForm } from './contract-form.tsx';
import { messages } from './contract-form.messages.ts';
import { changesOf, formOf, namesOf } from './contract-values.ts';
import { contractMutations } from './contracts.api.ts';
import { LoadedContract } from './loaded-contract.tsx';

const Locked = ({ contract: { id, name } }: { contract: ContractDetails }) => (
  <EmptyState
    icon="lock"
    size="page"
    title={fill(messages.locked, { name })}
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

/** What saving means, where it is not plain. */
function noteFor({ state, newer, rejectedReason }: ContractDetails): Words | null {
  const rejected = newer?.state === 'rejected' ? newer.reason : rejectedReason;
  if (rejected) return fill(messages.rejectedVersion, { reason: rejected });
  if (newer) return messages.waitingVersion;
  return state === 'confirmed' ? messages.newVersion : null;
}

const Note = ({ text }: { text: Words }) => (
  <Flex gap="3" mb="4" px="4" py="2.5" borderRadius="md" bg="status.info.bg" color="status.info.fg">
    <Icon name="info" />
    <Text flex="1" minW="0" overflowWrap="anywhere">
      <FormattedMessage {...text} />
    </Text>
  </Flex>
);

/** What the form began with stays what changes are told from. */
function Editing({ contract }: { contract: ContractDetails }) {
  const { id, name, actions } = contract;
  const navigate = useNavigate();
  const change = useMutation(contractMutations.change(id));
  const [before] = useState(() => formOf(contract));
  const [isEditable] = useState(actions.includes('edit'));
  if (!isEditable) return <Locked contract={contract} />;
  const note = noteFor(contract);
  return (
    <Page title={fill(messages.edit, { name })} back={{ to: `/contracts/${id}`, label: messages.open }}>
      <ContractForm
        isNew={false}
        initial={before}
        names={namesOf(contract)}
        submit={messages.save}
        back={`/contracts/${id}`}
        note={note && <Note text={note} />}
        onSubmit={async (after) => {
          await change.mutateAsync(changesOf(before, after));
          await navigate(`/contracts/${id}`);
        }}
      />
    </Page>
  );
}

export default function ContractEditPage() {
  const { id = '' } = useParams();
  return <LoadedContract id={id}>{(contract) => <Editing key={id} contract={contract} />}</LoadedContract>;
}
