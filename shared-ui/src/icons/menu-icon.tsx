import type { IconType } from '../base/icon.tsx';
import { icons } from './icons.ts';

const byName: Record<string, IconType | undefined> = icons;

/** An icon by the name an area declares; a name that this release does not know yet shows a plain mark. */
export function MenuIcon({ name, size = 18 }: { name: string; /** px */ size?: number }) {
  const Drawing = byName[name] ?? icons.dashed;
  return <Drawing size={size} strokeWidth={1.75} aria-hidden />;
}
