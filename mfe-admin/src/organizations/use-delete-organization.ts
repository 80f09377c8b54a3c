import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ApiError } from 'shared-auth';
import { fill, useSay, type Words } from 'shared-ui';
import { errorWords, notify } from 'shared-ui/data';
import { organizationMutations } from './organizations.api.ts';
import { refusals, useMessages } from './refusals.messages.ts';

type Use = { what: string; count: number };
const known: Record<string, Words | undefined> = useMessages;

const usesIn = (error: Error): Use[] =>
  error instanceof ApiError && error.code === 'organizationInUse' ? (error.params['uses'] as Use[]) : [];

/** Deletes an organization, or tells what hangs on it and how much. */
export function useRemove() {
  const { formatList } = useIntl();
  const say = useSay();
  const inWords = ({ what, count }: Use) => {
    const words = known[what];
    return words ? say(fill(words, { count })) : `${count} ${what}`;
  };
  const tell = (error: Error) => {
    const uses = usesIn(error);
    notify.error(
      uses.length > 0
        ? fill(refusals.organizationInUse, { uses: formatList(uses.map(inWords)) })
        : errorWords(error, refusals),
    );
  };
  return useMutation({ ...organizationMutations.remove(), onError: tell });
}
