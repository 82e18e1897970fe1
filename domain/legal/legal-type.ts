/**
 * The description of a type of legal document as data: its official points, and the records that each point shows.
 * Contains no schema, to keep the browser bundle small.
 */
import type { Words } from '#domain/frameworks/framework.ts';
import type { LegalCondition } from './conditions.ts';
import type { SourceName } from './source-names.ts';
import type { LegalTypeId } from './type-names.ts';

/** A point of the official text, in its words and with its number. */
export type LegalPoint = {
  readonly id: string;
  /** The first words of the point, which name it. */
  readonly heading: Words;
  /** The complete point, unless the heading is complete. */
  readonly text?: Words;
  /** The records that the point shows, in this order. */
  readonly from?: readonly SourceName[];
  /** Whether the author must always answer, the records can be enough, or the point may stay empty. */
  readonly answer: 'required' | 'optional' | 'voluntary';
  /** The point is needed if one of these may hold. */
  readonly when?: readonly LegalCondition[];
};

/** A point of the official text that consists of other points. */
export type LegalGroup = { readonly id: string; readonly heading: Words; readonly points: readonly LegalPoint[] };

export type LegalType = {
  readonly id: LegalTypeId;
  /** The type is needed if one of these may hold. */
  readonly when?: readonly LegalCondition[];
  /** Who draws up the document, and when. */
  readonly purpose: Words;
  readonly official: {
    readonly title: Words;
    readonly reference: Words;
    readonly url: string;
    /** The day of the consolidated text from which the points were taken. */
    readonly as_of: string;
  };
  readonly sections: readonly (LegalGroup | LegalPoint)[];
};

export const isGroup = (section: LegalGroup | LegalPoint): section is LegalGroup => 'points' in section;

export const pointsOf = ({ sections }: Pick<LegalType, 'sections'>): readonly LegalPoint[] =>
  sections.flatMap((section) => (isGroup(section) ? section.points : [section]));
