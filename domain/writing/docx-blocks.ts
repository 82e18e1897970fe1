/** The content of a Word document as blocks. */

type ParagraphStyle =
  | 'Title'
  | 'Subtitle'
  | 'Heading1'
  | 'Heading2'
  /** Quoted text of a law, where something comes from, and what is missing. */
  | 'Official'
  | 'Source'
  | 'Gap';

export type Paragraph = { readonly text: string; readonly style?: ParagraphStyle };
/** A table of two columns: a label, and its lines with asides below. */
export type Rows = {
  readonly rows: readonly {
    readonly label: string;
    readonly lines: readonly string[];
    readonly asides: readonly string[];
  }[];
};
/** Where the table of contents stands. */
type Contents = { readonly contents: true };
export type Block = Paragraph | Rows | Contents;

export type Docx = {
  readonly title: string;
  /** A language tag such as `en`. */
  readonly language: string;
  /** The heading of the table of contents. */
  readonly contents: string;
  readonly blocks: readonly Block[];
};
