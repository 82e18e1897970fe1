import { useTranslation } from 'react-i18next';
import { written } from '#domain/templates/placeholders.ts';
import { tryPart } from '#web/parts.ts';

const FIELDS = ['purpose', 'owner', 'department', 'risk_tier', 'approval_status'] as const;

/** A small template with single values and two lists, in the reader's language. */
export const useSample = () => {
  const { t, i18n } = useTranslation();
  return async (): Promise<Blob> => {
    const { docxOf } = await tryPart(() => import('#domain/writing/docx.ts'));
    const row = (label: string, ...lines: string[]) => ({ label, lines, asides: [] });
    return docxOf({
      title: t('templates.help.sampleName'),
      language: i18n.language,
      contents: '',
      blocks: [
        { style: 'Title', text: written('application.name') },
        { style: 'Subtitle', text: `${written('company.name')}, ${written('today')}` },
        { rows: FIELDS.map((field) => row(t(`applications.fields.${field}`), written(`application.${field}`))) },
        { style: 'Heading1', text: t('templates.help.groups.risks') },
        {
          rows: [
            row(t('templates.help.shows.name'), t('templates.help.shows.residual')),
            row(written('risks.name'), written('risks.residual')),
          ],
        },
        { style: 'Heading1', text: t('templates.help.groups.controls') },
        {
          rows: [
            row(t('templates.help.shows.name'), t('templates.help.shows.state')),
            row(written('controls.name'), written('controls.state'), written('controls.text')),
          ],
        },
      ],
    });
  };
};
