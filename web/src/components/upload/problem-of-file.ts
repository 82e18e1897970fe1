import { nameProblem } from '#domain/documents/file-name.ts';
import { LARGEST_FILE } from '#domain/documents/words.ts';
import { type Broken, fileTooBig } from '#domain/field-error.ts';

/** Checks name and size before the upload, so that an invalid file is not sent. */
export const problemOfFile = ({ name, size }: Pick<File, 'name' | 'size'>): Broken | undefined => {
  const wrong = nameProblem(name);
  if (wrong) return wrong;
  if (size === 0) return { code: 'empty_file', params: {} };
  return size > LARGEST_FILE ? fileTooBig(LARGEST_FILE) : undefined;
};
