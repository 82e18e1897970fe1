/**
 * The description of a type of legal document as data: its official points, and the records that each point shows.
 * Contains no schema, to keep the browser bundle small.
 */
import type { Words } from '#domain/frameworks/framework.ts';
import type { LegalCondition } from './conditions.ts';
import type { SourceName } from './source-names.ts';
import type { LegalTypeId } from './type-names.ts';

/** A point of the official text, in its words and with its number. */
export type LegalPoint<Source extends string = SourceName> = {
  readonly id: string;
  /** The first words of the point, which name it. */
  readonly heading: Words;
  /** The complete point, unless the heading is complete. */
  readonly text?: Words;
  /** The records that the point shows, in this order. */
  readonly from?: readonly Source[];
  /** Whether the author must always answer, the records can be enough, or the point may stay empty. */
  readonly answer: 'required' | 'optional' | 'voluntary';
  /** The point is needed if one of these may hold. */
  readonly when?: readonly LegalCondition[];
};

/** A point of the official text that consists of other points. */
export type LegalGroup<Source extends string = SourceName> = {
  readonly id: string;
  readonly heading: Words;
  readonly points: readonly LegalPoint<Source>[];
};

export type LegalSections<Source extends string = SourceName> = readonly (LegalGroup<Source> | LegalPoint<Source>)[];

/** An application has the records of a type, unless the type is written for other records. */
export type LegalType<Source extends string = SourceName> = {
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
  readonly sections: LegalSections<Source>;
};

export const isGroup = <Source extends string>(
  section: LegalGroup<Source> | LegalPoint<Source>,
): section is LegalGroup<Source> => 'points' in section;

export const pointsOf = ({ sections }: Pick<LegalType, 'sections'>): readonly LegalPoint[] =>
  sections.flatMap((section) => (isGroup(section) ? section.points : [section]));
