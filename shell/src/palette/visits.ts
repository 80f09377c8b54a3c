import { useEffect } from 'react';
import { recordAt, RECORDS } from './records.ts';

const KEPT = 12;
const keyOf = (userId: string) => `consign.recent.${userId}`;

/** The paths of the screens and records that were visited last, the latest first. */
export function visitsOf(userId: string): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(saved) ? saved.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/** A record has one place in the list, on whichever of its pages one was. */
export function placeOf(pathname: string): string {
  const record = recordAt(pathname);
  return record ? RECORDS[record.kind].path(record.id) : pathname;
}

/** Remembers where one goes, in this browser and until one signs out. */
export function useVisits(userId: string, pathname: string) {
  useEffect(() => {
    const place = placeOf(pathname);
    if (place === '/') return;
    localStorage.setItem(
      keyOf(userId),
      JSON.stringify([place, ...visitsOf(userId).filter((path) => path !== place)].slice(0, KEPT)),
    );
  }, [userId, pathname]);
}
