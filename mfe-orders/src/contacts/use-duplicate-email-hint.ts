import { useQuery } from '@tanstack/react-query';
import { fill, useRested, type Words } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { string } from 'yup';
import { messages } from './contacts.messages.ts';
import { contactQueries } from './contacts.api.ts';

const address = string().required().max(254).email();

/** Two contacts may have one address; who else of the organization has it is told while it is typed. */
export function useSameEmail(organizationId: string, exceptId: string | undefined): Words | undefined {
  const [email] = useFormValue<string | undefined>('email');
  const asked = (email ?? '').trim();
  const isSettled = useRested(asked) === asked;
  const { data } = useQuery({
    ...contactQueries.withEmail(asked, organizationId),
    enabled: isSettled && address.isValidSync(asked),
  });
  const others = (data ?? []).filter(({ id }) => id !== exceptId);
  return others.length > 0 ? fill(messages.sameEmail, { names: others.map(({ name }) => name).join(', ') }) : undefined;
}
