import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** A message whose placeholders are components, such as times and measures. */
export const RichMessage = ({ message, values }: { message: MessageDescriptor; values: Record<string, ReactNode> }) => (
  <FormattedMessage {...message} values={values} />
);
