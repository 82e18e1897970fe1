/** Verifies a signed version offline: its seal, and its completeness. */
import { canonical } from '#domain/canonical.ts';
import { sha256 } from '#domain/report/bundle.ts';
import { type LegalContent, SignedLegalDocument } from './legal-document.ts';
import { completenessOf } from './points.ts';

/** The seal does not depend on the order of the fields. */
export const sealOfLegal = (content: LegalContent) => sha256(canonical(content));

export const checkSigned = async (file: unknown): Promise<{ seal: string; problems: string[] }> => {
  const { success, data } = SignedLegalDocument.safeParse(file);
  if (!success) return { seal: '', problems: ['The file is not a signed version of a legal document.'] };
  const seal = await sealOfLegal(data.content);
  const { gaps } = completenessOf(data.content.sections);
  return {
    seal,
    problems: [
      ...(seal === data.sha256 ? [] : ['The seal does not match the content.']),
      ...(gaps === 0 ? [] : [`It has ${gaps} gaps, although a document with gaps cannot be signed.`]),
    ],
  };
};
