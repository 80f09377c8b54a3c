import { FormattedMessage } from 'react-intl';
import type { Words } from './words.ts';

/** Our words in the person's language, or a text of the server or a proper name as it is. */
export const Told = ({ text }: { text: Words | string }) =>
  typeof text === 'string' ? text : <FormattedMessage {...text} />;
