/** What the catalogue says of common controls, and of what each does for what the frameworks ask. */
import type { Words } from '#domain/frameworks/framework.ts';
import type { AnyControlKey, ControlKey } from './keys.ts';

/** How often it is to be looked at again. */
export const FREQUENCIES = ['once', 'each_release', 'each_change', 'monthly', 'quarterly', 'yearly', 'always'] as const;

/** In our own words, in both languages. */
export type ControlGuidance = {
  readonly key: ControlKey;
  /** What to do. */
  readonly what: Words;
  readonly why: Words;
  /** What would convince somebody who has to check it. */
  readonly proof: Words;
  readonly often: (typeof FREQUENCIES)[number];
};
export type CommonControl = ControlGuidance & { readonly title: Words };

/** How much of a requirement it does: all of it, a part, or something that helps. */
export const STRENGTHS = ['full', 'partial', 'supports'] as const;
export type Strength = (typeof STRENGTHS)[number];

export type Link = {
  readonly requirement: string;
  readonly control: AnyControlKey;
  readonly strength: Strength;
  /** One sentence. */
  readonly reason: Words;
};

/** Each requirement of a framework that was looked at has links, or is for the organization and no single application. */
export type FrameworkLinks = {
  readonly framework: string;
  readonly links: readonly Link[];
  readonly organizational: readonly { readonly requirement: string; readonly reason: Words }[];
};
