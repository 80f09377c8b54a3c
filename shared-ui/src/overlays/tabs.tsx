import { Tabs as Parts } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '../base/message.ts';

type TabsProps = {
  value: string;
  onChange: (id: string) => void;
  tabs: readonly { id: string; label: Message; content: ReactNode }[];
};

export function Tabs({ value, onChange, tabs }: TabsProps) {
  return (
    <Parts.Root value={value} onValueChange={(details) => onChange(details.value)} lazyMount unmountOnExit>
      <Parts.List>
        {tabs.map(({ id, label }) => (
          <Parts.Trigger key={id} value={id}>
            <FormattedMessage {...label} />
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map(({ id, content }) => (
        <Parts.Content key={id} value={id}>
          {content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
