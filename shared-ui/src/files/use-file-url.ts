import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from 'shared-auth';

/** A file that the server has. Ours is fetched with the person's token, so its address is a path of the API: `vehicles/1/files/2`. */
export type StoredFile = { name: string; url: string; mime: string };
export type FileValue = File | StoredFile | null;

export const isNew = (file: FileValue | undefined): file is File => file instanceof File;

const isElsewhere = (url: string) => URL.canParse(url);
const FRESH_MS = 5 * 60_000;

/** Its content is what the record says, whatever the answer calls itself: nothing else is ever shown as a page. */
const contentOf = ({ url, mime }: Pick<StoredFile, 'url' | 'mime'>) =>
  queryOptions({
    queryKey: ['files', url, mime],
    queryFn: ({ signal }) =>
      api.file(url.replace(/^\/api\//, ''), { signal }).then((content) => content.slice(0, content.size, mime)),
    staleTime: FRESH_MS,
  });

/** The content of a file of ours or of one that was just chosen. */
export function useFileContent(file: FileValue | undefined) {
  const stored = file && !isNew(file) ? file : { name: '', url: '', mime: '' };
  const query = useQuery({ ...contentOf(stored), enabled: stored.url !== '' && !isElsewhere(stored.url) });
  return { content: isNew(file) ? file : query.data, error: query.error, retry: () => void query.refetch() };
}

/** An address that the browser can show a file from; it is given back when it is no longer shown. */
export function useFileAddress(file: FileValue | undefined) {
  const { content, error, retry } = useFileContent(file);
  const [made, setMade] = useState<{ of: Blob; address: string }>();
  useEffect(() => {
    if (!content) return;
    const address = URL.createObjectURL(content);
    setMade({ of: content, address });
    return () => URL.revokeObjectURL(address);
  }, [content]);
  const own = made && made.of === content ? made.address : undefined;
  const elsewhere = file && !isNew(file) && isElsewhere(file.url) ? file.url : undefined;
  return { address: elsewhere ?? own, error, retry };
}
