/** The sections of an entity's page. */

export type Part = {
  path: string;
  label: string;
  /** An addition to the label. */
  note?: string | undefined;
  /** Pages below the part's address do not belong to it. */
  isExact?: true;
};

/** A tab of the page. A section with several parts has a second level of navigation; its first part is its address. */
export type Section = {
  label: string;
  /** A muted addition to the label. */
  note?: string | undefined;
  parts: readonly [Part, ...Part[]];
};

/** The label with its addition, as text. */
export const textOf = ({ label, note }: Part | Section) => (note ? `${label} ${note}` : label);

/** The part of an address, which may be that of a page below the part. The longest matching path wins. */
export const partOf = (pathname: string, sections: readonly Section[]) =>
  sections
    .flatMap(({ parts }) => parts)
    .filter(({ path, isExact }) => (isExact ? pathname === path : `${pathname}/`.startsWith(`${path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
