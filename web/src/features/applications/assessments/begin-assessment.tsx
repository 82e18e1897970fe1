import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Message } from '#web/components/page/message.tsx';
import { assessmentPath } from '#web/routing/application-path.ts';
import { AboutFields, aboutOf, aboutRules, checkAbout, sentOf } from './about-fields.tsx';
import { assessmentQueries } from './queries.ts';

type BeginAssessmentProps = { application: string; kind: 'validation' | 'incident'; onClose: () => void };

export const BeginAssessment = ({ application, kind, onClose }: BeginAssessmentProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm(aboutRules(kind), aboutOf(), checkAbout(kind));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /applications/{id}/assessments', {
        params: { id: application },
        body: { kind, ...sentOf(kind, form.draft) },
      }),
    onSuccess: (made) => {
      client.setQueryData(assessmentQueries.one(application, made.id).queryKey, made);
      void client.invalidateQueries({ queryKey: assessmentQueries.of(application).queryKey, exact: true });
      navigate(assessmentPath(application, made.id));
    },
    onError: form.refuse,
  });
  const isThere = error instanceof ApiError && error.problem.code === 'under_way';
  const said = isThere
    ? t('assessments.begin.under_way')
    : error && changeFailed(t, t('assessments.begin.failed'), error);
  const isShown = said && Object.keys(form.errors).length === 0;
  return (
    <DialogForm
      title={t(`assessments.begin.${kind}`)}
      submit={t(kind === 'incident' ? 'assessments.begin.startIncident' : 'assessments.begin.startValidation')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {isShown && <Message type="error">{said}</Message>}
      <AboutFields application={application} kind={kind} form={form} />
    </DialogForm>
  );
};
