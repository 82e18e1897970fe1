export const clientPath = (id: string) => `/api-access/${id}`;
