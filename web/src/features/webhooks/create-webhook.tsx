import { useTranslation } from 'react-i18next';
import { emptyOf } from '#domain/rules.ts';
import { webhookRules } from '#domain/webhooks/rules.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { webhookPath } from '#web/routing/paths.ts';
import { useWebhookForm } from './use-webhook-form.tsx';

const CreateWebhook = () => {
  const { t } = useTranslation();
  return (
    <CreateForm
      kind={useWebhookForm()}
      title={t('webhooks.form.createTitle')}
      submitLabel={t('webhooks.form.create')}
      start={emptyOf(webhookRules)}
      list="/api-access/webhooks"
      pathOf={webhookPath}
    />
  );
};

export default CreateWebhook;
