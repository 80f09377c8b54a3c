import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import { Button, EmptyState, QueryContent } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { notFoundMessages } from './contracts.messages.ts';
import { contractQueries } from './contracts.api.ts';

const ContractNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={notFoundMessages.title}
    text={notFoundMessages.text}
    action={
      <Button asChild variant="outline">
        <Link to="/contracts">
          <FormattedMessage {...notFoundMessages.toContracts} />
        </Link>
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** Loads a contract; shows a skeleton while loading and a message if it does not exist. */
export function LoadedContract({ id, children }: { id: string; children: (contract: ContractDetails) => ReactNode }) {
  const contract = useQuery(contractQueries.detail(id));
  if (!contract.data && isMissing(contract.error)) return <ContractNotFound />;
  return <QueryContent query={contract}>{children}</QueryContent>;
}
