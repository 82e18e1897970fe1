import type { TextPart } from '#web/i18n/parts.ts';

/** Text parts that the palette needs. */
export const PALETTE_TEXTS = ['palette', 'models'] as const satisfies readonly TextPart[];

/** A page of the navigation. */
export type Page = { path: string; name: string };
