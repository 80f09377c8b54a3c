import { useState } from 'react';
import { Center, chakra, Skeleton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { isImage } from './file-kinds.ts';
import { isNewFile, useFileUrl, type FileValue } from './use-file-url.ts';

type FilePreviewProps = { file: NonNullable<FileValue> };

/** The image itself, or a file icon with the name for other files. */
export function FilePreview({ file }: FilePreviewProps) {
  return isImage(isNewFile(file) ? file.type : file.mime) ? (
    <ImagePreview file={file} />
  ) : (
    <FileIcon name={file.name} />
  );
}

function ImagePreview({ file }: FilePreviewProps) {
  const { url, error } = useFileUrl(file);
  const [failedUrl, setFailedUrl] = useState<string>();
  if (error || (url && url === failedUrl)) return <FileIcon name={file.name} />;
  if (!url) return <Skeleton boxSize="full" />;
  return <chakra.img src={url} alt={file.name} boxSize="full" objectFit="contain" onError={() => setFailedUrl(url)} />;
}

const FileIcon = ({ name }: { name: string }) => (
  <Center boxSize="full" flexDirection="column" gap="2" px="3" color="fg.muted">
    <Icon name="file" size={28} />
    <Text maxW="full" truncate color="fg.default">
      {name}
    </Text>
  </Center>
);
