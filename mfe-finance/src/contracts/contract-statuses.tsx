import type { ContractRow } from 'shared-contracts/contracts';
import { Flex } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { looksOf } from './contract-looks.ts';

type StatusesProps = {
  contract: Pick<ContractRow, 'state' | 'isDisabled' | 'isExpired' | 'newer'>;
  /** On one line in a table; a card has room below. */ nowrap?: boolean;
};

export const Statuses = ({ contract, nowrap = false }: StatusesProps) => (
  <Flex
    as="span"
    display="inline-flex"
    gap="1"
    wrap={{ base: 'wrap', md: nowrap ? 'nowrap' : 'wrap' }}
    minW="0"
    maxW="full"
  >
    {looksOf(contract).map((look, i) => (
      <Flex as="span" key={look.label.id} display="inline-flex" minW="0" flexShrink={i === 0 ? 0 : 1}>
        <StatusBadge {...look} />
      </Flex>
    ))}
  </Flex>
);
