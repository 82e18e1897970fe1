import type { Webhook } from '#domain/webhooks/webhook.ts';
import { EditForm } from '#web/components/form/edit-form.tsx';
import { useWebhookForm } from './use-webhook-form.tsx';

const EditWebhook = ({ webhook }: { webhook: Webhook }) => <EditForm kind={useWebhookForm()} entity={webhook} />;

export default EditWebhook;
