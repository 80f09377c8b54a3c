import { Rows4 } from 'lucide-react';
import { create } from 'zustand';
import { IconButton } from '../../base/chakra.ts';
import { useFormatMessage } from '../../base/message.ts';
import { messages } from '../list.messages.ts';

export type Density = 'comfortable' | 'compact';

/** Belongs to the browser and to all lists, as screens differ. */
const STORAGE_KEY = 'consign.density';
const readDensity = (): Density => (localStorage.getItem(STORAGE_KEY) === 'compact' ? 'compact' : 'comfortable');

type DensityState = { density: Density; setDensity: (density: Density) => void };
export const useDensity = create<DensityState>((set) => ({
  density: readDensity(),
  setDensity: (density) => {
    localStorage.setItem(STORAGE_KEY, density);
    set({ density });
  },
}));

export function DensityToggle() {
  const formatMessage = useFormatMessage();
  const { density, setDensity } = useDensity();
  const isCompact = density === 'compact';
  return (
    <IconButton
      size="sm"
      variant="ghost"
      aria-label={formatMessage(messages.compactRows)}
      aria-pressed={isCompact}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
      _pressed={{ bg: 'accent.subtle', color: 'accent.fg' }}
    >
      <Rows4 size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
