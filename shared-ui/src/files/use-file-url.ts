import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from 'shared-auth';
import { MINUTE_MS } from 'shared-contracts/values/time';

/** A file on the server. Files of our API need the user's token, so their `url` is an API path: `vehicles/1/files/2`. */
export type StoredFile = { name: string; url: string; mime: string };
export type FileValue = File | StoredFile | null;

export const isNewFile = (file: FileValue | undefined): file is File => file instanceof File;

const isExternal = (url: string) => URL.canParse(url);
const STALE_MS = 5 * MINUTE_MS;

/**
 * Uses the type of our record for the content instead of the response's, so that nothing else can be opened as a page.
 */
const contentQuery = ({ url, mime }: Pick<StoredFile, 'url' | 'mime'>) =>
  queryOptions({
    queryKey: ['files', url, mime],
    queryFn: ({ signal }) =>
      api.file(url.replace(/^\/api\//, ''), { signal }).then((content) => content.slice(0, content.size, mime)),
    staleTime: STALE_MS,
  });

/** The content of a new file, or of a stored one of our API. */
export function useFileContent(file: FileValue | undefined) {
  const stored = file && !isNewFile(file) ? file : { name: '', url: '', mime: '' };
  const query = useQuery({ ...contentQuery(stored), enabled: stored.url !== '' && !isExternal(stored.url) });
  return { content: isNewFile(file) ? file : query.data, error: query.error, retry: () => void query.refetch() };
}

/** A URL for showing a file; object URLs are revoked when the component unmounts. */
export function useFileUrl(file: FileValue | undefined) {
  const { content, error, retry } = useFileContent(file);
  const [created, setCreated] = useState<{ content: Blob; url: string }>();
  useEffect(() => {
    if (!content) return;
    const url = URL.createObjectURL(content);
    setCreated({ content, url });
    return () => URL.revokeObjectURL(url);
  }, [content]);
  const objectUrl = created && created.content === content ? created.url : undefined;
  const externalUrl = file && !isNewFile(file) && isExternal(file.url) ? file.url : undefined;
  return { url: externalUrl ?? objectUrl, error, retry };
}
