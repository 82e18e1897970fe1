import { useTranslation } from 'react-i18next';
import { managesPolicies } from '#domain/policies/access.ts';
import { policyRules } from '#domain/policies/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { NotAllowed } from '#web/components/page/alerts.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { policyPath } from '#web/routing/paths.ts';
import { usePolicyForm } from './use-policy-form.tsx';

const CreatePolicy = () => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const kind = usePolicyForm();
  if (!managesPolicies(roles))
    return <NotAllowed title={t('policies.form.createTitle')}>{t('policies.form.notAllowedCreate')}</NotAllowed>;
  return (
    <CreateForm
      kind={kind}
      title={t('policies.form.createTitle')}
      submitLabel={t('policies.form.create')}
      start={{ ...emptyOf(policyRules), kind: 'ai_use' as const, review_months: '12' as const }}
      list="/policies"
      pathOf={policyPath}
    />
  );
};

export default CreatePolicy;
