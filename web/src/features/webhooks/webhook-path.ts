export const webhookPath = (id: string) => `/api-access/webhooks/${id}`;
