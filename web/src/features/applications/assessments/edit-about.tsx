import { useTranslation } from 'react-i18next';
import type { ShownAssessment } from '#domain/assessments/assessment.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { AboutFields, aboutOf, aboutRules, checkAbout, sentOf } from './about-fields.tsx';
import { useChanges } from './use-changes.ts';

export const EditAbout = ({ one, onClose }: { one: ShownAssessment; onClose: () => void }) => {
  const { t } = useTranslation();
  const { kind, application_id } = one;
  const form = useForm(aboutRules(kind), aboutOf(one), checkAbout(kind));
  const { mutate, isPending } = useChanges(one, form.refuse);
  const save = () => mutate((acts) => acts.change(sentOf(kind, form.draft)), { onSuccess: onClose });
  return (
    <DialogForm
      title={t(`assessments.kinds.${kind}`)}
      submit={t('assessments.detail.save')}
      busy={isPending}
      onSubmit={() => form.check() && save()}
      onClose={onClose}
    >
      <AboutFields application={application_id} kind={kind} form={form} />
    </DialogForm>
  );
};
