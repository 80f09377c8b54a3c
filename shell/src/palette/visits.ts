import { useEffect } from 'react';
import { findRecord, RECORDS } from './records.ts';

const MAX_VISITS = 12;
const storageKey = (userId: string) => `consign.recent.${userId}`;

/** Returns the paths of the last visited screens and records, latest first. */
export function readVisits(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/** Maps all pages of a record to one path. */
export function toVisitPath(pathname: string): string {
  const record = findRecord(pathname);
  return record ? RECORDS[record.kind].path(record.id) : pathname;
}

/** Stores the visited paths in this browser until sign-out. */
export function useVisitTracking(userId: string, pathname: string) {
  useEffect(() => {
    const visited = toVisitPath(pathname);
    if (visited === '/') return;
    localStorage.setItem(
      storageKey(userId),
      JSON.stringify([visited, ...readVisits(userId).filter((path) => path !== visited)].slice(0, MAX_VISITS)),
    );
  }, [userId, pathname]);
}
