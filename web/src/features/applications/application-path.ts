export const applicationPath = (id: string) => `/applications/detail/${id}`;
export const intakePath = (id: string) => `${applicationPath(id)}/intake`;
