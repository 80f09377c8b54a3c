import { Panel } from '../feedback/panel.tsx';
import { DownloadButton } from './download-button.tsx';
import { messages } from './viewer.messages.ts';

/** A file that browsers cannot show. */
export const UnsupportedFile = ({ name, url }: { name: string; url: string | undefined }) => (
  <Panel
    icon="file"
    title={messages.noPreview}
    text={messages.noPreviewText}
    action={<DownloadButton name={name} url={url} />}
  />
);
