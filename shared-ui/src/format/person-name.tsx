import { formerNumberOf } from 'shared-contracts/values/identity/person-name';
import { useFormatMessage, withValues } from '../base/message.ts';
import { messages } from './person-name.messages.ts';

/** Names people as the API does, but anonymized ones in the user's language. */
export function usePersonName(): (name: string) => string {
  const formatMessage = useFormatMessage();
  return (name) => {
    const number = formerNumberOf(name);
    return number === null ? name : formatMessage(withValues(messages.former, { number }));
  };
}

export const PersonName = ({ name }: { name: string }) => usePersonName()(name);
