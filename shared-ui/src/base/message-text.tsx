import { type ComposedMessage, useFormatMessage } from './message.ts';

/** A message in the user's language; a plain string (from the server, or a proper name) as it is. */
export function MessageText({ text }: { text: ComposedMessage | string }) {
  const formatMessage = useFormatMessage();
  return typeof text === 'string' ? text : formatMessage(text);
}
