import { useState } from 'react';
import { Center, chakra, Skeleton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { isImage } from './kinds.ts';
import { isNew, useFileAddress, type FileValue } from './use-file-address.ts';

type PreviewProps = { file: NonNullable<FileValue> };

/** What a file looks like: itself if it is an image, else the icon of a file with its name. */
export function Preview({ file }: PreviewProps) {
  return isImage(isNew(file) ? file.type : file.mime) ? <ImagePreview file={file} /> : <FileMark name={file.name} />;
}

function ImagePreview({ file }: PreviewProps) {
  const { address, error } = useFileAddress(file);
  const [broken, setBroken] = useState<string>();
  if (error || (address && address === broken)) return <FileMark name={file.name} />;
  if (!address) return <Skeleton boxSize="full" />;
  return (
    <chakra.img src={address} alt={file.name} boxSize="full" objectFit="contain" onError={() => setBroken(address)} />
  );
}

const FileMark = ({ name }: { name: string }) => (
  <Center boxSize="full" flexDirection="column" gap="2" px="3" color="fg.muted">
    <Icon name="file" size={28} />
    <Text maxW="full" truncate color="fg.default">
      {name}
    </Text>
  </Center>
);
