import type { ReactNode } from 'react';
import './beside.css';

type BesideProps = {
  children: ReactNode;
  /** Without one, the content has the whole width. */
  column: ReactNode;
  /** In a single column, this column comes first. */
  columnFirst?: boolean;
  /** Half of the width, and all of it where there is no room for both. The column scrolls on its own. */
  isWide?: boolean;
};

const classOf = (column: ReactNode, columnFirst: boolean, isWide: boolean) => {
  if (!column) return 'beside beside-alone';
  if (isWide) return 'beside beside-wide';
  return columnFirst ? 'beside beside-column-first' : 'beside';
};

/** Content with a column beside it that stays in view. */
export const Beside = ({ children, column, columnFirst = false, isWide = false }: BesideProps) => (
  <div className="beside-room">
    <div className={classOf(column, columnFirst, isWide)}>
      <div>{children}</div>
      {column && <div className="beside-column">{column}</div>}
    </div>
  </div>
);
