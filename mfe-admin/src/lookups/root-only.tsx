import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import { Button, Icon, type Words } from 'shared-ui';

/** Nobody but root keeps what everybody chooses from. */
export const RootOnly = ({ children }: { children: ReactNode }) => <Can access={{ roles: ['root'] }}>{children}</Can>;

export const CreateButton = ({ label, onClick }: { label: Words; onClick: () => void }) => (
  <RootOnly><Button onClick={onClick}><Icon name="plus" /><FormattedMessage {...label} /></Button></RootOnly>
);
