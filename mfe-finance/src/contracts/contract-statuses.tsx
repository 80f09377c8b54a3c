import type { ContractRow } from 'shared-contracts/finance/contracts';
import { Flex } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { getStatusStyles } from './contract-status-styles.ts';

type ContractStatusesProps = {
  contract: Pick<ContractRow, 'state' | 'isDisabled' | 'isExpired' | 'newer'>;
  /** Keeps the badges on one line in tables. */
  nowrap?: boolean;
};

export const ContractStatuses = ({ contract, nowrap = false }: ContractStatusesProps) => (
  <Flex
    as="span"
    display="inline-flex"
    gap="1"
    wrap={{ base: 'wrap', md: nowrap ? 'nowrap' : 'wrap' }}
    minW="0"
    maxW="full"
  >
    {getStatusStyles(contract).map((style, index) => (
      <Flex as="span" key={style.label.id} display="inline-flex" minW="0" flexShrink={index === 0 ? 0 : 1}>
        <StatusBadge {...style} />
      </Flex>
    ))}
  </Flex>
);
