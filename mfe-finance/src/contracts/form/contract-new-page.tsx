import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from 'shared-auth';
import { NoAccess, Page } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import { WRITE_ACCESS } from '../contract-access.ts';
import { ContractForm } from './contract-form.tsx';
import { messages } from './contract-form.messages.ts';
import { newContract, toContractInput } from './contract-values.ts';
import { contractMutations } from '../contracts.api.ts';
import { messages as listMessages } from '../contracts.messages.ts';

export default function ContractNewPage() {
  const [initialValues] = useState(newContract);
  const navigate = useNavigate();
  const create = useMutation(contractMutations.create());
  const canCreate = useCan(WRITE_ACCESS);
  if (!canCreate) return <NoAccess />;
  return (
    <Page title={listMessages.create} backLink={{ to: '/contracts', label: listMessages.title }}>
      <ContractForm
        isNew
        initialValues={initialValues}
        names={{}}
        submitLabel={messages.send}
        cancelTo="/contracts"
        onSubmit={async (values) => navigate(`/contracts/${(await create.mutateAsync(toContractInput(values))).id}`)}
      />
    </Page>
  );
}
