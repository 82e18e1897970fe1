export const modelPath = (id: string) => `/models/detail/${id}`;
