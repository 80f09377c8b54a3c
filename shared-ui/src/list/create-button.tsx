import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { Access } from 'shared-contracts/values/identity/access';
import { Button } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import type { Message } from '../base/message.ts';
import { Link } from '../router/index.ts';

type CreateButtonProps = { access: Access; label: Message } & ({ onClick: () => void } | { to: string });

/** Creates a record; hidden without access. `to` leads to a page for it. */
export function CreateButton({ access, label, ...target }: CreateButtonProps) {
  const content = (
    <>
      <Icon name="plus" />
      <FormattedMessage {...label} />
    </>
  );
  return (
    <Can access={access}>
      {'to' in target ? (
        <Button asChild>
          <Link to={target.to}>{content}</Link>
        </Button>
      ) : (
        <Button onClick={target.onClick}>{content}</Button>
      )}
    </Can>
  );
}
