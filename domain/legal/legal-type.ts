/**
 * The description of a type of legal document as data: its official points, and the records that each point shows.
 * Contains no schema, to keep the browser bundle small.
 */
import type { Words } from '#domain/frameworks/framework.ts';
import type { SourceName } from './source-names.ts';

/** A point of the official text, in its words and with its number. */
export type LegalPoint = {
  readonly id: string;
  /** The first words of the point, which name it. */
  readonly heading: Words;
  /** The complete point, unless the heading is complete. */
  readonly text?: Words;
  /** The records that the point shows, in this order. */
  readonly from?: readonly SourceName[];
  /** Whether the records can be enough, or the author must always answer. */
  readonly answer: 'optional' | 'required';
};

/** A point of the official text that consists of other points. */
export type LegalGroup = { readonly id: string; readonly heading: Words; readonly points: readonly LegalPoint[] };

export type LegalType = {
  readonly id: string;
  readonly name: Words;
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
