export const applicationPath = (id: string) => `/applications/detail/${id}`;
