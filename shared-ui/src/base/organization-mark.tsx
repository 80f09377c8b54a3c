import { useState } from 'react';
import { Center } from './chakra.ts';
import { getInitials } from './initials.ts';

/** The organization's logo, or its initials without one that loads. */
export function OrganizationMark({
  name,
  logo,
  size = 32,
}: {
  name: string;
  logo: string | null;
  /** px */ size?: number;
}) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const box = { boxSize: `${size}px`, flexShrink: '0', borderRadius: 'md' };
  if (logo && logo !== failedUrl) {
    return (
      <Center {...box} overflow="hidden">
        <img
          src={logo}
          alt=""
          width={size}
          height={size}
          style={{ objectFit: 'contain' }}
          onError={() => setFailedUrl(logo)}
        />
      </Center>
    );
  }
  return (
    <Center
      {...box}
      aria-hidden
      bg="accent.subtle"
      color="accent.fg"
      fontWeight="semibold"
      fontSize={`${Math.round(size * 0.4)}px`}
      letterSpacing="0"
    >
      {getInitials(name)}
    </Center>
  );
}
