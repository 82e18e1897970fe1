/** Why a Parquet file that is whole cannot be read. */
import { Damaged } from '#domain/reading/damaged.ts';

export type ParquetProblem = 'encrypted' | 'nested' | 'column_type' | 'compression' | 'encoding';

/** The file is valid but uses a feature that this reader does not have. */
export class UnsupportedParquet extends Damaged {
  readonly problem: ParquetProblem;
  /** The column that uses it, or empty when it is the whole file. */
  readonly column: string;
  /** What the column uses, such as ZSTD. */
  readonly found: string;

  constructor(problem: ParquetProblem, column = '', found = '') {
    super(`The Parquet file cannot be read: ${[problem, column, found].filter(Boolean).join(', ')}.`);
    this.problem = problem;
    this.column = column;
    this.found = found;
  }
}
