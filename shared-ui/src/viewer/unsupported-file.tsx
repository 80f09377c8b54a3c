import { Panel } from '../feedback/panel.tsx';
import { Download } from './download.tsx';
import { messages } from './viewer.messages.ts';

/** A file that browsers have no picture of. */
export const NotShown = ({ name, address }: { name: string; address: string | undefined }) => (
  <Panel
    icon="file"
    title={messages.notShown}
    text={messages.notShownText}
    action={<Download name={name} address={address} />}
  />
);
