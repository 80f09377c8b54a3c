import { saveFile } from './save-file.ts';

const getFileName = (headers: Headers, fallback: string) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fallback;

/** Saves the file of a response under the name in its headers. @returns the name */
export async function saveResponse(response: Response, fallback: string): Promise<string> {
  const name = getFileName(response.headers, fallback);
  saveFile(await response.blob(), name);
  return name;
}
