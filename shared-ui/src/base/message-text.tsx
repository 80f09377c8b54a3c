import { FormattedMessage } from 'react-intl';
import type { Message } from './message.ts';

/** A message in the user's language; a plain string (from the server, or a proper name) as it is. */
export const MessageText = ({ text }: { text: Message | string }) =>
  typeof text === 'string' ? text : <FormattedMessage {...text} />;
