/** Refuses files that are no harmless Word document, and names every placeholder that cannot be filled. */
import type { UploadError } from '#domain/documents/words.ts';
import { type FieldErrorCode, fieldError, fileTooBig } from '#domain/field-error.ts';
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import { checkTemplate } from '#domain/templates/check.ts';
import { TEMPLATE_BYTES } from '#domain/templates/rules.ts';
import { readTemplate } from '#domain/templates/template.ts';
import { examine } from '#lambdas/files/checks/examine.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { knownPlaceholders } from './known.ts';

/** Other reasons are those of other kinds of files. */
const REFUSALS: Partial<Record<UploadError, FieldErrorCode>> = {
  empty: 'empty_file',
  encrypted: 'document_encrypted',
  macros: 'document_macros',
  active_content: 'document_active',
  damaged: 'document_damaged',
  irregular: 'document_damaged',
  too_complex: 'document_too_complex',
};

const refuse = (code: FieldErrorCode, params = {}) => invalid([fieldError('file', code, params)]);

const sourceOf = (file: Buffer) => ({
  size: file.length,
  chunks: async function* () {
    yield file;
  },
  part: async (start: number, end: number) => file.subarray(start, end),
});

const readParts = async (file: Buffer) => {
  try {
    return await readTemplate(new Blob([Uint8Array.from(file)]));
  } catch (error) {
    if (error instanceof TooMuch) throw refuse('document_too_complex');
    throw error instanceof Damaged ? refuse('document_damaged') : error;
  }
};

/** What is stored about a file. */
export const examineTemplate = async (base64: string) => {
  const file = Buffer.from(base64, 'base64');
  if (file.length > TEMPLATE_BYTES) {
    const { code, params } = fileTooBig(TEMPLATE_BYTES);
    throw refuse(code, params);
  }
  const { sha256, error } = await examine(sourceOf(file), 'docx');
  if (error) throw refuse(REFUSALS[error] ?? 'not_a_word_document');
  const { known } = await knownPlaceholders();
  const { names, problems } = checkTemplate(await readParts(file), known);
  if (problems.length > 0) throw invalid(problems.map(({ code, params }) => fieldError('file', code, params)));
  return { size: file.length, sha256, placeholders: names };
};
