import type { TextPart } from '#web/i18n/parts.ts';

/** What the palette says, and what the actions are called that it offers. */
export const PALETTE_TEXTS = ['palette', 'models'] as const satisfies readonly TextPart[];

/** One that the navigation leads to. */
export type Page = { path: string; name: string };
