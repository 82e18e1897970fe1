import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LegalDocument, PointAnswerDraft, ShownPoint } from '#domain/legal/legal-document.ts';
import { pointsIn } from '#domain/legal/points.ts';
import { type AnswerSaid, answerProblem, answerRules } from '#domain/legal/rules.ts';
import type { FormKind, Saved } from '#web/components/form/form-kind.ts';

export type EditedPoint = Saved & AnswerSaid;

export const editedOf = ({ id, version, answer, not_applicable, answered }: ShownPoint): EditedPoint => ({
  ...{ id, version, answer, not_applicable },
  ...{ updated_at: answered?.at ?? '', updated_by: answered?.by ?? { id: '', name: '' } },
});

/** Reads and saves the answers of a document. */
export type Answers = {
  /** The name of its forms, for drafts. */
  name: string;
  queryKey: string[];
  read: () => Promise<Pick<LegalDocument, 'sections'>>;
  save: (point: string, body: PointAnswerDraft, version: number) => Promise<ShownPoint>;
};

/** The form of one point. Each point has a version of its own, so two authors can work on different points. */
export const usePointForm = (
  { name, queryKey: lists, read, save }: Answers,
  { id }: ShownPoint,
): FormKind<AnswerSaid, EditedPoint> => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return {
    name,
    rules: answerRules,
    check: answerProblem,
    fields: {
      answer: { label: t('legal.point.answer'), hint: t('legal.point.hint') },
      not_applicable: { label: t('legal.point.notApplicable'), hint: t('legal.point.notApplicableHint') },
    },
    sections: [{ title: t('legal.point.answerTo', { point: id }), fields: ['answer', 'not_applicable'] }],
    saved: t('legal.point.saved'),
    failed: t('legal.point.saveFailed'),
    send: async (body, saved) => {
      const now = await save(id, body, saved?.version ?? 0);
      await client.invalidateQueries({ queryKey: lists });
      return editedOf(now);
    },
    one: (point) =>
      queryOptions({
        queryKey: [...lists, 'edited', name, point],
        queryFn: async () => {
          const { sections } = await read();
          const found = pointsIn(sections).find((one) => one.id === point);
          if (!found) throw new Error('The points of a type do not change while the page is open.');
          return editedOf(found);
        },
      }),
    lists,
  };
};
