import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { Button, EmptyState, type Words } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { messages } from './vehicle-form.messages.ts';

/** No such thing of ours, or an address that names none. */
export const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

export const NothingToEdit = ({ title }: { title: Words }) => (
  <EmptyState
    icon="compass" size="page" title={title} text={messages.notFoundText}
    action={<Button asChild variant="outline"><Link to="/vehicles"><FormattedMessage {...messages.toVehicles} /></Link></Button>}
  />
);
