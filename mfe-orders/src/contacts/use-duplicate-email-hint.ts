import { useQuery } from '@tanstack/react-query';
import { CONTACT_LIMITS } from 'shared-contracts/values/field-limits';
import { withValues, useDebounced, type Message } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { string } from 'yup';
import { messages } from './contacts.messages.ts';
import { contactQueries } from './contacts.api.ts';

const emailSchema = string().required().max(CONTACT_LIMITS.email).email();

/** Names other contacts of the organization with the entered email address, which is allowed but often a mistake. */
export function useDuplicateEmailHint(organizationId: string, exceptId: string | undefined): Message | undefined {
  const [email] = useFormValue<string | undefined>('email');
  const trimmed = (email ?? '').trim();
  const isSettled = useDebounced(trimmed) === trimmed;
  const { data } = useQuery({
    ...contactQueries.withEmail(trimmed, organizationId),
    enabled: isSettled && emailSchema.isValidSync(trimmed),
  });
  const others = (data ?? []).filter(({ id }) => id !== exceptId);
  return others.length > 0
    ? withValues(messages.sameEmail, { names: others.map(({ name }) => name).join(', ') })
    : undefined;
}
