import type { IconType } from '../base/icon.tsx';
import { icons } from './icons.ts';

const iconByName: Record<string, IconType | undefined> = icons;

/** An icon by the name that an area declares; a plain circle for names that this release does not know. */
export function MenuIcon({ name, size = 18 }: { name: string; /** px */ size?: number }) {
  const IconComponent = iconByName[name] ?? icons.dashed;
  return <IconComponent size={size} strokeWidth={1.75} aria-hidden />;
}
