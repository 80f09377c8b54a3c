import type { IconType } from '../base/icon.tsx';
import { icons } from './icons.ts';

const iconByName: Record<string, IconType | undefined> = icons;

/** The icon that an area declares by name; a plain circle for names that this release doesn't have. */
export function MenuIcon({ name, size = 18 }: { name: string; /** px */ size?: number }) {
  const IconComponent = iconByName[name] ?? icons.dashed;
  return <IconComponent size={size} strokeWidth={1.75} aria-hidden />;
}
