/** Types of the control catalog: common controls and their links to framework requirements. */
import type { Words } from '#domain/frameworks/framework.ts';
import type { AnyControlKey, ControlKey } from './keys.ts';

/** How often a control is reviewed. */
export const FREQUENCIES = ['once', 'each_release', 'each_change', 'monthly', 'quarterly', 'yearly', 'always'] as const;

/** Guidance for a control, in English and Spanish. */
export type ControlGuidance = {
  readonly key: ControlKey;
  readonly what: Words;
  readonly why: Words;
  /** Evidence that would convince an auditor. */
  readonly proof: Words;
  readonly often: (typeof FREQUENCIES)[number];
};
export type CommonControl = ControlGuidance & { readonly title: Words };

/** How much of a requirement a control covers: all, a part, or only supporting work. */
export const STRENGTHS = ['full', 'partial', 'supports'] as const;
export type Strength = (typeof STRENGTHS)[number];

export type Link = {
  readonly requirement: string;
  readonly control: AnyControlKey;
  readonly strength: Strength;
  readonly reason: Words;
};

/** Each reviewed requirement either has links or applies to the organization and not to a single application. */
export type FrameworkLinks = {
  readonly framework: string;
  readonly links: readonly Link[];
  readonly organizational: readonly { readonly requirement: string; readonly reason: Words }[];
};
