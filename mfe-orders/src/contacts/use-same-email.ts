import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fill, type Words } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { string } from 'yup';
import { messages } from './contacts.messages.ts';
import { contactQueries } from './contacts.api.ts';

/** Rest after the last key before the server is asked. */
const PAUSE_MS = 400;
const address = string().required().max(254).email();

/** The text once its typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === text ? paused : '';
}

/** Two contacts may have one address; who else of the organization has it is told while it is typed. */
export function useSameEmail(organizationId: string, exceptId: string | undefined): Words | undefined {
  const [email] = useFormValue<string | undefined>('email');
  const asked = usePaused((email ?? '').trim());
  const { data } = useQuery({ ...contactQueries.withEmail(asked, organizationId), enabled: address.isValidSync(asked) });
  const others = (data ?? []).filter(({ id }) => id !== exceptId);
  return others.length > 0 ? fill(messages.sameEmail, { names: others.map(({ name }) => name).join(', ') }) : undefined;
}
