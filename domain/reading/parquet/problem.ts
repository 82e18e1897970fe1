/** Why a valid Parquet file cannot be read. */
import { Damaged } from '#domain/reading/damaged.ts';

export type ParquetProblem = 'encrypted' | 'nested' | 'column_type' | 'compression' | 'encoding';

/** The file is valid but uses a feature that this reader does not support. */
export class UnsupportedParquet extends Damaged {
  readonly problem: ParquetProblem;
  /** The column with the feature, or empty if it concerns the file. */
  readonly column: string;
  /** The unsupported feature, such as ZSTD. */
  readonly found: string;

  constructor(problem: ParquetProblem, column = '', found = '') {
    super(`The Parquet file cannot be read: ${[problem, column, found].filter(Boolean).join(', ')}.`);
    this.problem = problem;
    this.column = column;
    this.found = found;
  }
}
