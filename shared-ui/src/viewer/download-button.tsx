import { FormattedMessage } from 'react-intl';
import { Button } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { messages } from './viewer.messages.ts';

/** Downloads a file under its name; disabled until it is loaded. */
export function DownloadButton({ name, url }: { name: string; url: string | undefined }) {
  const content = (
    <>
      <Icon name="download" />
      <FormattedMessage {...messages.download} />
    </>
  );
  if (!url)
    return (
      <Button size="sm" variant="outline" disabled>
        {content}
      </Button>
    );
  return (
    <Button asChild size="sm" variant="outline">
      <a href={url} download={name}>
        {content}
      </a>
    </Button>
  );
}
