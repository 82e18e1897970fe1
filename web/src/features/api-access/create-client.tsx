import { useTranslation } from 'react-i18next';
import { apiClientRules } from '#domain/clients/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { clientPath } from '#web/routing/paths.ts';
import { useClientForm } from './use-client-form.tsx';

const CreateClient = () => {
  const { t } = useTranslation();
  return (
    <CreateForm
      kind={useClientForm()}
      title={t('apiAccess.form.createTitle')}
      submitLabel={t('apiAccess.form.create')}
      start={emptyOf(apiClientRules)}
      list="/api-access"
      pathOf={clientPath}
    />
  );
};

export default CreateClient;
