/** The labels and addresses of the entities that comments on an application can be about. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import type { On } from '#domain/comments/comment.ts';
import type { CommentedKind } from '#domain/comments/on.ts';
import { isOwnKey } from '#domain/own-questions/rules.ts';
import type { DescriptorKey } from '#domain/risks/descriptors.ts';
import { allControls } from '#web/components/applications/queries.ts';
import { useRiskName } from '#web/components/applications/risks.ts';
import { addressOfQuestion } from '#web/components/questions/question-address.ts';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { useWords } from '#web/components/use-words.ts';
import { assessmentPath, controlPath, intakePath, riskPath } from '#web/routing/application-path.ts';

type Target = { called: (on: On) => string; path: (application: string, id: string) => string };

export const useTarget = (application: string, on: On) => {
  const { t } = useTranslation();
  const questions = useQuestionWords();
  const riskName = useRiskName();
  const inWords = useWords();
  const { data } = useQuery({ ...allControls(application), enabled: on.kind === 'control' });
  // The API guarantees the kind of each id.
  const targets: Record<CommentedKind, Target> = {
    answer: {
      called: ({ id, name }) => (isOwnKey(id) ? name : questions.text(id)),
      path: (of, id) => `${intakePath(of)}${addressOfQuestion(id)}`,
    },
    descriptor: { called: ({ id }) => riskName(id as DescriptorKey), path: riskPath },
    control: {
      called: ({ id }) => {
        const title = data?.controls.find((one) => one.id === id)?.title;
        return title ? inWords(title) : t('comments.aControl');
      },
      path: controlPath,
    },
    assessment: { called: ({ name }) => t(`assessments.kinds.${name as AssessmentKind}`), path: assessmentPath },
  };
  return {
    called: targets[on.kind].called(on),
    path: targets[on.kind].path(application, on.id),
  };
};
