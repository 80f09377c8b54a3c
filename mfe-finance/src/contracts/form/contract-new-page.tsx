import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from 'shared-auth';
import { NoAccess, Page } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import { WRITE } from './contract-access.ts';
import { ContractForm } from './contract-form.tsx';
import { messages } from './contract-form.messages.ts';
import { inputOf, newContract } from './contract-values.ts';
import { contractMutations } from './contracts.api.ts';
import { messages as list } from './contracts.messages.ts';

export default function ContractNewPage() {
  const [initial] = useState(newContract);
  const navigate = useNavigate();
  const create = useMutation(contractMutations.create());
  const mayCreate = useCan(WRITE);
  if (!mayCreate) return <NoAccess />;
  return (
    <Page title={list.create} back={{ to: '/contracts', label: list.title }}>
      <ContractForm
        isNew
        initial={initial}
        names={{}}
        submit={messages.send}
        back="/contracts"
        onSubmit={async (values) => navigate(`/contracts/${(await create.mutateAsync(inputOf(values))).id}`)}
      />
    </Page>
  );
}
