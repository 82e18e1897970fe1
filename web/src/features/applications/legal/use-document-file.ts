import { useTranslation } from 'react-i18next';
import type { LegalDocument, SignedLegalDocument } from '#domain/legal/legal-document.ts';
import { type Format, useFile } from '#web/components/legal/use-file.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { useWords } from '#web/components/use-words.ts';

/** A present document, or a signed version, whose JSON file has its seal. */
export type Downloaded = LegalDocument | SignedLegalDocument;

/** Writes the file of a document, and names it by its type and version. */
export const useDocumentFile = () => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const fileOf = useFile();

  const statusOf = (of: Downloaded): string[] => {
    if ('content' in of) {
      const { number, signed } = of.content;
      const by = { number, who: signed.by.name, when: formatMoment(signed.at, i18n.language) };
      return [t('legal.signedBy', by), `SHA-256 ${of.sha256}`];
    }
    const when = formatMoment(new Date().toISOString(), i18n.language);
    return [t('legal.statusAt', { status: t(`legal.documentStates.${of.state}`), when })];
  };

  return async (of: Downloaded, format: Format) => {
    const written = 'content' in of ? of.content : of;
    const version = 'content' in of ? ` ${t('legal.source.version', { number: of.content.number })}` : '';
    const subject = { name: written.application.name, status: statusOf(of) };
    return {
      name: `${inWords(written.name)}${version}`,
      file: await fileOf({ subject, written, json: of }, format),
    };
  };
};
