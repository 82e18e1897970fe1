/** Refuses files that are no harmless Word document, and names every placeholder that cannot be filled. */
import { createHash } from 'node:crypto';
import { FORMATS, type UploadError } from '#domain/documents/words.ts';
import { type FieldErrorCode, fieldError, fileTooBig } from '#domain/field-error.ts';
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import { checkTemplate } from '#domain/templates/check.ts';
import { TEMPLATE_BYTES } from '#domain/templates/rules.ts';
import { readTemplate } from '#domain/templates/template.ts';
import { FileRejectedError } from '#lambdas/files/checks/file-rejected-error.ts';
import { officeType } from '#lambdas/files/checks/office.ts';
import { lookAtOle } from '#lambdas/files/checks/ole.ts';
import { sortOf } from '#lambdas/files/checks/sniff.ts';
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

/** Like `examine` of uploads, without the other formats, which would be loaded with the function. */
const mustBeWord = async (file: Buffer) => {
  const sort = sortOf(file);
  try {
    if (file.length === 0) throw new FileRejectedError('empty');
    if (sort === 'ole') {
      const look = lookAtOle();
      look.add(file);
      look.end();
    }
    const type = sort === 'zip' ? await officeType(sourceOf(file)) : undefined;
    if (type !== FORMATS.docx) throw new FileRejectedError('type_mismatch');
  } catch (error) {
    if (!(error instanceof FileRejectedError)) throw error;
    throw refuse(REFUSALS[error.why] ?? 'not_a_word_document');
  }
};

const sourceOf = (file: Buffer) => ({
  size: file.length,
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

/** The stored facts about a file. */
export const examineTemplate = async (base64: string) => {
  const file = Buffer.from(base64, 'base64');
  if (file.length > TEMPLATE_BYTES) {
    const { code, params } = fileTooBig(TEMPLATE_BYTES);
    throw refuse(code, params);
  }
  await mustBeWord(file);
  const { known } = await knownPlaceholders();
  const { names, problems } = checkTemplate(await readParts(file), known);
  if (problems.length > 0) throw invalid(problems.map(({ code, params }) => fieldError('file', code, params)));
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { size: file.length, sha256, placeholders: names };
};
