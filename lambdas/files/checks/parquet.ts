/** Checks that a Parquet file is complete, within limits and has a readable table. Pages are not unpacked. */
import { FORMATS } from '#domain/documents/words.ts';
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import { UnsupportedParquet } from '#domain/reading/parquet/problem.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import type { Source } from './source.ts';

const errorOf = (error: Damaged) => {
  if (error instanceof UnsupportedParquet) return error.problem === 'encrypted' ? 'encrypted' : 'unsupported_parquet';
  return error instanceof TooMuch ? 'too_complex' : 'damaged';
};

export const parquetType = async (source: Source): Promise<string> => {
  const { checkParquet } = await import('#domain/reading/parquet/table.ts');
  try {
    checkParquet(await source.part(0, source.size));
    return FORMATS.parquet;
  } catch (error) {
    throw error instanceof Damaged ? new FileRejectedError(errorOf(error)) : error;
  }
};
