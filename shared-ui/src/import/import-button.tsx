import { FormattedMessage } from 'react-intl';
import { Button } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { messages } from './import.messages.ts';

/** For a list page, next to its main action. */
export const ImportButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outline" onClick={onClick}>
    <Icon name="upload" />
    <FormattedMessage {...messages.open} />
  </Button>
);
