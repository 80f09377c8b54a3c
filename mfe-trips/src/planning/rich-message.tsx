import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** A text with more than text in its places: times and measures, each shown as everywhere. */
export const Rich = ({ words, values }: { words: MessageDescriptor; values: Record<string, ReactNode> }) => (
  <FormattedMessage {...words} values={values} />
);
