import type { ContactRow } from 'shared-contracts/network/contacts';
import { Flex } from 'shared-ui';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { flags as flagMessages } from './contacts.messages.ts';

type Flag = keyof typeof flagMessages;

const FLAG_STYLES: Record<Flag, StatusStyle> = {
  isDelivery: { tone: 'progress', icon: icons.package, label: flagMessages.isDelivery },
  isBilling: { tone: 'info', icon: icons.receipt, label: flagMessages.isBilling },
  isNotification: { tone: 'warn', icon: icons.mail, label: flagMessages.isNotification },
  isDriver: { tone: 'neutral', icon: icons.truck, label: flagMessages.isDriver },
  isUser: { tone: 'neutral', icon: icons.user, label: flagMessages.isUser },
};
export const PURPOSE_FLAGS = ['isDelivery', 'isBilling', 'isNotification'] as const satisfies readonly Flag[];
export const ROLE_FLAGS = ['isUser', 'isDriver'] as const satisfies readonly Flag[];

export function ContactBadges({ contact, flags }: { contact: ContactRow; flags: readonly Flag[] }) {
  const active = flags.filter((flag) => contact[flag]);
  if (active.length === 0) return '–';
  return (
    <Flex as="span" wrap="wrap" gap="1">
      {active.map((flag) => (
        <StatusBadge key={flag} {...FLAG_STYLES[flag]} />
      ))}
    </Flex>
  );
}
