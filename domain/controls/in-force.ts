/** Periods in which evidence is in force. Days are in the company's time zone. */
import { addDays } from '#domain/day.ts';
import type { EvidenceState } from './words.ts';

/** First and last day are inclusive. Without a last day, the evidence never expires. */
export type Period = { readonly effective_from: string; readonly expires_on: string | null };

/** Days before expiry from which evidence counts as ending soon. */
export const SOON = 30;

export const isInForce = ({ effective_from, expires_on }: Period, day: string) =>
  effective_from <= day && (expires_on === null || day <= expires_on);

export const evidenceStateOn = (period: Period, day: string): EvidenceState => {
  const { effective_from, expires_on } = period;
  if (expires_on !== null && expires_on < day) return 'expired';
  if (effective_from > day) return 'not_yet';
  return expires_on !== null && expires_on <= addDays(day, SOON) ? 'ends_soon' : 'in_force';
};

/** Whether this piece is the only one in force that day. */
export const isReliedOn = <P extends Period & { readonly id: string }>(pieces: readonly P[], id: string, day: string) =>
  pieces.some((one) => one.id === id && isInForce(one, day)) &&
  !pieces.some((one) => one.id !== id && isInForce(one, day));
