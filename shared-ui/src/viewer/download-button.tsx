import { FormattedMessage } from 'react-intl';
import { Button } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { messages } from './viewer.messages.ts';

/** Saves a file under its own name, once it is here. */
export function Download({ name, address }: { name: string; address: string | undefined }) {
  const words = (
    <>
      <Icon name="download" />
      <FormattedMessage {...messages.download} />
    </>
  );
  if (!address)
    return (
      <Button size="sm" variant="outline" disabled>
        {words}
      </Button>
    );
  return (
    <Button asChild size="sm" variant="outline">
      <a href={address} download={name}>
        {words}
      </a>
    </Button>
  );
}
