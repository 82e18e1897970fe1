export const userPath = (id: string) => `/manage-users/${id}`;
