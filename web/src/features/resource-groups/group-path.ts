export const groupPath = (id: string) => `/application-groups/${id}`;
