import type { ReactNode } from 'react';
import './beside.css';

type BesideProps = {
  children: ReactNode;
  column: ReactNode;
  /** In a single column, this column comes first. */
  columnFirst?: boolean;
};

/** Content with a column beside it that stays in view. */
export const Beside = ({ children, column, columnFirst = false }: BesideProps) => (
  <div className="beside-room">
    <div className={columnFirst ? 'beside beside-column-first' : 'beside'}>
      <div>{children}</div>
      <div className="beside-column">{column}</div>
    </div>
  </div>
);
