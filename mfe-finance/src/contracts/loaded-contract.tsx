import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { ContractDetails } from 'shared-contracts/contracts';
import { Button, EmptyState, Loaded } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { messages } from './contract-page.messages.ts';
import { contractQueries } from './contracts.api.ts';

const ContractNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.notFound}
    text={messages.notFoundText}
    action={
      <Button asChild variant="outline">
        <Link to="/contracts">
          <FormattedMessage {...messages.toContracts} />
        </Link>
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** One contract, its outline while it loads; an address that names no contract of ours says so. */
export function LoadedContract({ id, children }: { id: string; children: (contract: ContractDetails) => ReactNode }) {
  const contract = useQuery(contractQueries.detail(id));
  if (!contract.data && isMissing(contract.error)) return <ContractNotFound />;
  return <Loaded query={contract}>{children}</Loaded>;
}
