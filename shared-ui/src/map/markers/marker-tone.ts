export type MarkerTone = 'neutral' | 'info' | 'progress' | 'warn' | 'bad' | 'good';
