import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { Access } from 'shared-contracts/values/access';
import { Button } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import type { Words } from '../base/words.ts';
import { Link } from '../router/index.ts';

type CreateButtonProps = { access: Access; label: Words } & ({ onClick: () => void } | { to: string });

/** What makes a new row, for whoever may; `to` leads to a page of its own. */
export function CreateButton({ access, label, ...does }: CreateButtonProps) {
  const shown = (
    <>
      <Icon name="plus" />
      <FormattedMessage {...label} />
    </>
  );
  return (
    <Can access={access}>
      {'to' in does ? (
        <Button asChild>
          <Link to={does.to}>{shown}</Link>
        </Button>
      ) : (
        <Button onClick={does.onClick}>{shown}</Button>
      )}
    </Can>
  );
}
