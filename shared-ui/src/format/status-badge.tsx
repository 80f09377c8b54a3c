import { FormattedMessage } from 'react-intl';
import { Flex } from '../base/chakra.ts';
import type { Look } from './looks.ts';

/** `<StatusBadge {...orderLooks[order.stage]} />` */
export function StatusBadge({ tone, icon: Drawing, label }: Look) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1" h="5" px="1.5" borderRadius="sm" textStyle="xs" fontWeight="medium" whiteSpace="nowrap" verticalAlign="middle" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
      <Drawing size={13} aria-hidden /><FormattedMessage {...label} />
    </Flex>
  );
}
