/** When a piece of evidence counts. Days are those where the company is. */
import { addDays } from '#domain/day.ts';
import type { EvidenceStanding } from './words.ts';

/** From its first day to its last, both of which are part of it. Without a last day it counts for good. */
export type Period = { readonly effective_from: string; readonly expires_on: string | null };

/** So many days before its last one it is said to end soon. */
export const SOON = 30;

export const isInForce = ({ effective_from, expires_on }: Period, day: string) =>
  effective_from <= day && (expires_on === null || day <= expires_on);

export const standingOn = (period: Period, day: string): EvidenceStanding => {
  const { effective_from, expires_on } = period;
  if (expires_on !== null && expires_on < day) return 'expired';
  if (effective_from > day) return 'not_yet';
  return expires_on !== null && expires_on <= addDays(day, SOON) ? 'ends_soon' : 'in_force';
};

/** Without this piece nothing would be in force. */
export const isReliedOn = <P extends Period & { readonly id: string }>(pieces: readonly P[], id: string, day: string) =>
  pieces.some((one) => one.id === id && isInForce(one, day)) &&
  !pieces.some((one) => one.id !== id && isInForce(one, day));
