import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LegalDocument, ShownPoint } from '#domain/legal/legal-document.ts';
import { pointsIn } from '#domain/legal/points.ts';
import { type AnswerSaid, answerProblem, answerRules } from '#domain/legal/rules.ts';
import { api } from '#web/api/client.ts';
import type { FormKind, Saved } from '#web/components/form/form-kind.ts';
import { legalOf, legalQueries } from './queries.ts';

export type EditedPoint = Saved & AnswerSaid;

export const editedOf = ({ id, version, answer, not_applicable, answered }: ShownPoint): EditedPoint => ({
  ...{ id, version, answer, not_applicable },
  ...{ updated_at: answered?.at ?? '', updated_by: answered?.by ?? { id: '', name: '' } },
});

/** The form of one point. Each point has a version of its own, so two authors can work on different points. */
export const usePointForm = (
  { application, type }: Pick<LegalDocument, 'application' | 'type'>,
  { id }: ShownPoint,
): FormKind<AnswerSaid, EditedPoint> => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const lists = legalOf(application.id);
  return {
    name: `legal:${application.id}:${type}`,
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
      const params = { id: application.id, type, point: id };
      const version = saved?.version ?? 0;
      const now = await api('PUT /applications/{id}/legal-documents/{type}/points/{point}', { params, body, version });
      await client.invalidateQueries({ queryKey: lists });
      return editedOf(now);
    },
    one: (point) =>
      queryOptions({
        queryKey: [...lists, 'edited', type, point],
        queryFn: async () => {
          const { sections } = await client.fetchQuery({ ...legalQueries.one(application.id, type), staleTime: 0 });
          const found = pointsIn(sections).find((one) => one.id === point);
          if (!found) throw new Error('The points of a type do not change while the page is open.');
          return editedOf(found);
        },
      }),
    lists,
  };
};
