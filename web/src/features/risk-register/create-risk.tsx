import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isId } from '#domain/is-id.ts';
import { holds, permissions } from '#domain/permissions.ts';
import { riskRules } from '#domain/register/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { NotAllowed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { ownRiskPath } from '#web/routing/paths.ts';
import { useRiskForm } from './use-risk-form.tsx';

const Form = ({ application }: { application: { id: string; name: string } | undefined }) => {
  const { t } = useTranslation();
  const kind = useRiskForm(undefined, application);
  return (
    <CreateForm
      kind={kind}
      title={t('register.form.createTitle')}
      submitLabel={t('register.form.create')}
      start={{ ...emptyOf(riskRules), application_id: application?.id ?? null }}
      list="/risks"
      pathOf={ownRiskPath}
    />
  );
};

/** The address may name the application of the risk. */
const CreateRisk = () => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const [params] = useSearchParams();
  const named = params.get('application_id') ?? '';
  const { data, isPending } = useQuery({ ...applicationQueries.one(named), enabled: isId(named) });

  if (!holds(roles, permissions.editObjects))
    return <NotAllowed title={t('register.form.createTitle')}>{t('register.form.notAllowedCreate')}</NotAllowed>;
  if (isId(named) && isPending) return <FormSkeleton />;
  return <Form application={data && { id: data.id, name: data.name }} />;
};

export default CreateRisk;
