import type { ContactRow } from 'shared-contracts/contacts';
import { Flex } from 'shared-ui';
import { StatusBadge, type Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { flags } from './contacts.messages.ts';

type Flag = keyof typeof flags;

const LOOKS: Record<Flag, Look> = {
  isDelivery: { tone: 'progress', icon: icons.package, label: flags.isDelivery },
  isBilling: { tone: 'info', icon: icons.receipt, label: flags.isBilling },
  isNotification: { tone: 'warn', icon: icons.mail, label: flags.isNotification },
  isDriver: { tone: 'neutral', icon: icons.truck, label: flags.isDriver },
  isUser: { tone: 'neutral', icon: icons.user, label: flags.isUser },
};
/** What a contact is there for, and what else it is. */
export const PURPOSES = ['isDelivery', 'isBilling', 'isNotification'] as const satisfies readonly Flag[];
export const MARKS = ['isUser', 'isDriver'] as const satisfies readonly Flag[];

export function Flags({ contact, of }: { contact: ContactRow; of: readonly Flag[] }) {
  const on = of.filter((flag) => contact[flag]);
  if (on.length === 0) return '–';
  return (
    <Flex as="span" wrap="wrap" gap="1">
      {on.map((flag) => (
        <StatusBadge key={flag} {...LOOKS[flag]} />
      ))}
    </Flex>
  );
}
